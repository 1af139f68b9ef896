import type { Brand, ResolvedBrand } from './brand.ts';
import { scannableColor } from './brandPalette.ts';
import { checkBrand } from './checkBrand.ts';
import { defaultBrand, hasDefaultAccent } from './defaultBrand.ts';
import { definedProps } from './definedProps.ts';

/** What bundlers replace, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Adds the fields that a brand left out. During development, it checks the brand first: a production
 * build does not load the checks. A color that is left out is the brand’s accent
 * rather than the library’s color.
 *
 * @throws TypeError, RangeError for a value that cannot be used, and always for what is not a color.
 */
export function resolveBrand(brand: Brand): ResolvedBrand {
  if (process.env.NODE_ENV !== 'production') checkBrand(brand);
  const given = definedProps(brand);
  const { accent = defaultBrand.accent } = given;
  const { qrColor = hasDefaultAccent(accent) ? defaultBrand.qrColor : accent } = given;
  return {
    ...defaultBrand,
    logoColor: accent,
    ...given,
    qrColor: scannableColor(qrColor),
  };
}
