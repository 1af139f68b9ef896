import { contrast, hexFromOklch, luminance, oklchFromHex, type Oklch } from './oklch.ts';

const STEP = 0.01;
/** The number of steps from black to white; no color needs more. */
const STEPS = 100;
/** The luminance that has the same contrast with black and with white. */
const MIDDLE = 0.179;

/**
 * Returns the color, or the nearest lighter or darker one with enough contrast with the ground. Hue
 * and chroma stay, as far as the screen can show them.
 *
 * @param color `#rrggbb`; it is darkened on a light ground and lightened on a dark one.
 * @param ground the color behind it, `#rrggbb`.
 * @param least the required contrast, 1 to 21.
 * @throws RangeError when a color is not written like that.
 * @example withContrast('#ffd400', '#ffffff', 3) // a darker yellow
 */
export function withContrast(color: string, ground: string, least: number): string {
  const oklch = oklchFromHex(color);
  return hexFromOklch({ ...oklch, lightness: lightnessFor(oklch, ground, least) });
}

/** The lightness that `withContrast` returns the color in. */
export function lightnessFor(color: Oklch, ground: string, least: number): number {
  const step = luminance(ground) > MIDDLE ? -STEP : STEP;
  for (let moved = 0; moved < STEPS; moved += 1) {
    const lightness = color.lightness + moved * step;
    if (contrast(hexFromOklch({ ...color, lightness }), ground) >= least) return lightness;
  }
  return step < 0 ? 0 : 1;
}
