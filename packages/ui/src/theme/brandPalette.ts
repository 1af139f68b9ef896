import type { ResolvedBrand } from './brand.ts';
import {
  accentSteps,
  lineColor,
  type AccentSteps,
  type Appearance,
  type Contrast,
} from './color/accentScale.ts';
import { logoColor } from './color/logoColor.ts';
import { oklchFromHex } from './color/oklch.ts';
import { withContrast } from './color/withContrast.ts';
import { hasDefaultAccent } from './defaultBrand.ts';
import { QR_COLORS } from './qrColors.ts';

/** The contrast that every scanner reads, with a margin for print and reflections. */
const QR_CONTRAST = 7;

/** The fourth series of a partner. */
const BRICK = '#9b2c2c';
/** The same beside an accent of the hue of brick. */
const MOSS = '#3f6212';
/** Two colors of similar hue, in degrees. */
const SIMILAR_HUE = 40;

/** What is computed from the colors of a brand in one look; each is `#rrggbb`. */
export interface BrandPalette {
  readonly accent: AccentSteps;
  readonly logo: string;
  /** Left out where the library’s own is shown. */
  readonly trend?: string;
  /** By their place, 1 to 6; those left out are the library’s own. */
  readonly series: Readonly<Record<number, string>>;
}

/**
 * Computes the colors of a brand. A build that knows its brand can replace this module by the results.
 *
 * @throws RangeError for what is not a color.
 */
export function brandPalette(
  brand: ResolvedBrand,
  appearance: Appearance,
  contrast: Contrast,
): BrandPalette {
  const { chart, darkAccent = brand.accent } = brand;
  const accent = appearance === 'dark' ? darkAccent : brand.accent;
  const isOurs = hasDefaultAccent(brand.accent);
  const trend = chart?.trend ?? (isOurs ? undefined : accent);
  const given = Object.fromEntries(
    (chart?.series ?? []).map((color, index) => [index + 1, color] as const),
  );
  const series: Record<number, string> = isOurs ? given : { 4: fourthSeries(accent), ...given };
  return {
    accent: accentSteps(accent, appearance, contrast),
    logo: logoColor(brand.logoColor, appearance),
    ...(trend !== undefined && { trend: lineColor(trend, appearance) }),
    series: Object.fromEntries(
      Object.entries(series).map(([place, color]) => [place, lineColor(color, appearance)]),
    ),
  };
}

/** The fourth series beside an accent. */
function fourthSeries(accent: string): string {
  const apart = Math.abs(oklchFromHex(accent).hue - oklchFromHex(BRICK).hue);
  return Math.min(apart, 360 - apart) < SIMILAR_HUE ? MOSS : BRICK;
}

/**
 * Returns the color of a QR code, or a darker one that every scanner reads.
 *
 * @param color `#rrggbb`.
 * @throws RangeError when the color is not written like that.
 */
export function scannableColor(color: string): string {
  return withContrast(color, QR_COLORS.light, QR_CONTRAST);
}
