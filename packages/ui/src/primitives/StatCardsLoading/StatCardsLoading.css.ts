import { uiStyle } from '../../theme/uiStyle.ts';

/** The detail takes two lines in a card of half a phone’s width. */
export const detail = uiStyle({
  '@container': { '(max-width: 11.99rem)': { minBlockSize: '2lh' } },
});
