import { PAGE, type Appearance } from './accentScale.ts';
import { contrast, hexFromOklch, oklchFromHex } from './oklch.ts';

/** A picture that means something stands out from its ground by this much (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
/** Where it does not, it is moved this far, so that it does not only just pass. */
const GOOD_CONTRAST = 4.5;
const STEP = 0.01;
/** From black to white and back: no color needs more. */
const STEPS = 100;

/**
 * The color of a logo on the page: the brand's own, or its lighter or darker twin where it would be
 * lost.
 *
 * @param logo the brand's color, `#rrggbb`.
 * @throws RangeError when the color is not written like that.
 * @example logoColor('#5a56a8', 'light') // '#5a56a8'
 */
export function logoColor(logo: string, appearance: Appearance): string {
  const page = PAGE[appearance];
  if (contrast(logo, page) >= LEAST_CONTRAST) return logo;
  const color = oklchFromHex(logo);
  const step = appearance === 'dark' ? STEP : -STEP;
  let twin = logo;
  for (let moved = 1; moved <= STEPS && contrast(twin, page) < GOOD_CONTRAST; moved += 1) {
    twin = hexFromOklch({ ...color, lightness: color.lightness + moved * step });
  }
  return twin;
}
