import { dimeTimeBrand, type ResolvedBrand } from './brand.ts';
import { QR_COLORS } from './qrColors.ts';

/** The library’s default brand with every field that needs a value. */
export const defaultBrand: ResolvedBrand = { ...dimeTimeBrand, qrColor: QR_COLORS.dark };

/** Whether an accent is the library’s own, which has a QR color and a trend line chosen for it. */
export function hasDefaultAccent(accent: string): boolean {
  return accent.toLowerCase() === defaultBrand.accent;
}
