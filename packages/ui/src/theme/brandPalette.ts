import type { ResolvedBrand } from './brand.ts';
import {
  accentSteps,
  lineColor,
  type AccentSteps,
  type Appearance,
  type Contrast,
} from './color/accentScale.ts';
import { logoColor } from './color/logoColor.ts';
import { withContrast } from './color/withContrast.ts';
import { hasDefaultAccent } from './defaultBrand.ts';
import { QR_COLORS } from './qrColors.ts';

/** The contrast that every scanner reads, with a margin for print and reflections. */
const QR_CONTRAST = 7;

/** What is computed from the colors of a brand in one look; each is `#rrggbb`. */
export interface BrandPalette {
  readonly accent: AccentSteps;
  readonly logo: string;
  /** Left out where the library’s own is shown. */
  readonly trend?: string;
  readonly series: readonly string[];
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
  const trend = chart?.trend ?? (hasDefaultAccent(brand.accent) ? undefined : accent);
  return {
    accent: accentSteps(accent, appearance, contrast),
    logo: logoColor(brand.logoColor, appearance),
    ...(trend !== undefined && { trend: lineColor(trend, appearance) }),
    series: chart?.series?.map((color) => lineColor(color, appearance)) ?? [],
  };
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
