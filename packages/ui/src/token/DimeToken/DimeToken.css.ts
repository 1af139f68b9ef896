import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Has the height of the market, so that nothing below it moves when that has loaded. */
export const waiting = uiStyle({
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '12rem',
  margin: 0,
  color: tokens.color.textMuted,
  '@container': {
    '(min-width: 36rem)': { minBlockSize: '8.625rem' },
    '(min-width: 52rem)': { minBlockSize: '4.5rem' },
  },
});
