import type { BrandDensity, ResolvedBrand } from './brand.ts';
import { accentScale, lineColor, type Appearance, type Contrast } from './color/accentScale.ts';
import { logoColor } from './color/logoColor.ts';
import { hasDefaultAccent } from './defaultBrand.ts';

const DENSITY: Record<BrandDensity, string> = {
  compact: '0.875',
  comfortable: '1',
  spacious: '1.125',
};

/** The opacity of the area below the trend line, in hexadecimal digits: 12% and 16%. */
const TREND_FILL: Record<Appearance, string> = { light: '1f', dark: '29' };

/** Returns the colors of a brand in one look, as CSS variables of the theme. */
export function brandColors(
  brand: ResolvedBrand,
  appearance: Appearance,
  contrast: Contrast = 'standard',
): Record<string, string> {
  const { chart, darkAccent = brand.accent } = brand;
  const accent = appearance === 'dark' ? darkAccent : brand.accent;
  const variables: Record<string, string> = {
    ...accentScale(accent, appearance, contrast),
    '--dt-brand-logo': logoColor(brand.logoColor, appearance),
  };
  const trend = chart?.trend ?? (hasDefaultAccent(brand.accent) ? undefined : accent);
  if (trend !== undefined) {
    const line = lineColor(trend, appearance);
    variables['--dt-trend'] = line;
    variables['--dt-trend-fill'] = `${line}${TREND_FILL[appearance]}`;
  }
  for (const [index, color] of chart?.series?.entries() ?? []) {
    variables[`--dt-color-chart-series${index + 1}`] = lineColor(color, appearance);
  }
  return variables;
}

/** Returns the fonts and the density of a brand as CSS variables, the same in every look. */
export function brandShape(brand: ResolvedBrand): Record<string, string> {
  const { density, fontFamily, headingFontFamily } = brand;
  return {
    '--default-font-family': fontFamily,
    ...(headingFontFamily && { '--heading-font-family': headingFontFamily }),
    ...(density && { '--dt-density': DENSITY[density] }),
  };
}
