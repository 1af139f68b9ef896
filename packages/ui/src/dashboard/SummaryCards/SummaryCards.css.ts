import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Reserves its lines on a phone, also while the debts load. */
export const sinceTheStart = uiStyle({
  marginBlockStart: tokens.space[2],
  minBlockSize: '2lh',
  '@container': { '(max-width: 11.99rem)': { minBlockSize: '3lh' } },
});

/** A figure and its label stay on one line. */
export const part = uiStyle({ display: 'inline-block' });
