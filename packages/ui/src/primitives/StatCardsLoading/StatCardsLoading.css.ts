import { uiStyle } from '../../theme/uiStyle.ts';

/** In a card half as wide as a phone the detail takes two lines. */
export const detail = uiStyle({
  '@container': { '(max-width: 11.99rem)': { minBlockSize: '2lh' } },
});
