import { media } from '../../theme/media.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** In a card half as wide as a phone the detail takes two lines. */
export const detail = uiStyle({
  minBlockSize: '2lh',
  '@media': { [media.tablet]: { minBlockSize: 0 } },
});
