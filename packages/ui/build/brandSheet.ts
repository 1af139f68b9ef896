import type { ResolvedBrand } from '../src/theme/brand.ts';
import { brandColors } from '../src/theme/brandVariables.ts';
import type { Appearance } from '../src/theme/color/accentScale.ts';

/** What UiProvider sets on its element for a brand, in light and in dark, for a page without React. */
export function brandSheet(brand: ResolvedBrand): string {
  return `${look(brand, 'light')}${look(brand, 'dark')}`;
}

function look(brand: ResolvedBrand, appearance: Appearance): string {
  const body = Object.entries(brandColors(brand, appearance));
  const text = body.map(([name, value]) => `${name}:${value}`).join(';');
  return `.radix-themes${appearance === 'dark' ? '.dark' : ''}{${text}}`;
}
