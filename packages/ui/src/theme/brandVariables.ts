import type { BrandDensity, ResolvedBrand } from './brand.ts';
import { brandPalette } from './brandPalette.ts';
import { accentVariables, type Appearance, type Contrast } from './color/accentScale.ts';

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
  const { accent, logo, trend, series } = brandPalette(brand, appearance, contrast);
  const variables: Record<string, string> = {
    ...accentVariables(accent, appearance),
    '--dt-brand-logo': logo,
  };
  if (trend !== undefined) {
    variables['--dt-trend'] = trend;
    variables['--dt-trend-fill'] = `${trend}${TREND_FILL[appearance]}`;
  }
  for (const [place, color] of Object.entries(series)) {
    variables[`--dt-color-chart-series${place}`] = color;
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
