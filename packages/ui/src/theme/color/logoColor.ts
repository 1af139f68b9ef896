import { PAGE, type Appearance } from './accentScale.ts';
import { contrast } from './oklch.ts';
import { withContrast } from './withContrast.ts';

/** The required contrast of a meaningful image with its background (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
/** The target contrast of an adjusted color, with a margin. */
const GOOD_CONTRAST = 4.5;

/**
 * Returns the color of a logo on the page: the brand’s own, or a lighter or darker one if its
 * contrast is too low.
 *
 * @param logo the brand's color, `#rrggbb`.
 * @throws RangeError when the color is not written like that.
 * @example logoColor('#5a56a8', 'light') // '#5a56a8'
 */
export function logoColor(logo: string, appearance: Appearance): string {
  const page = PAGE[appearance];
  return contrast(logo, page) >= LEAST_CONTRAST ? logo : withContrast(logo, page, GOOD_CONTRAST);
}
