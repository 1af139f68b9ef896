import type { Brand, ResolvedBrand } from './brand.ts';
import { checkBrand } from './checkBrand.ts';
import { withContrast } from './color/withContrast.ts';
import { defaultBrand, hasDefaultAccent } from './defaultBrand.ts';
import { definedProps } from './definedProps.ts';
import { QR_COLORS } from './qrColors.ts';

/** The contrast that every scanner reads, with a margin for print and reflections. */
const QR_CONTRAST = 7;

/**
 * Checks a brand and adds the fields that it left out. A color that is left out is the brand’s accent
 * rather than the library’s color.
 *
 * @throws TypeError, RangeError for a value that cannot be used.
 */
export function resolveBrand(brand: Brand): ResolvedBrand {
  checkBrand(brand);
  const given = definedProps(brand);
  const { accent = defaultBrand.accent } = given;
  const { qrColor = hasDefaultAccent(accent) ? defaultBrand.qrColor : accent } = given;
  return {
    ...defaultBrand,
    logoColor: accent,
    ...given,
    qrColor: withContrast(qrColor, QR_COLORS.light, QR_CONTRAST),
  };
}
