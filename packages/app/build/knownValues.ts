import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Brand } from '../../ui/src/theme/brand.ts';
import { brandPalette } from '../../ui/src/theme/brandPalette.ts';
import { resolveBrand } from '../../ui/src/theme/resolveBrand.ts';
import type { AppConfig } from '../src/config/parseAppConfig.ts';

const ui = join(import.meta.dirname, '../../ui/src/theme');
const app = join(import.meta.dirname, '../src/config');

/**
 * Replaces modules that compute something from the configuration and the brand of the build by their
 * results, so that no page loads the computation.
 */
export function knownValues(config: AppConfig, choice: Brand) {
  const modules = new Map([
    [join(app, 'config.ts'), `export const config = ${JSON.stringify(config)};`],
    [join(ui, 'brandPalette.ts'), palettes(choice)],
  ]);
  return {
    name: 'dime-time:known-values',
    apply: 'build',
    enforce: 'pre',
    load: (id: string) => modules.get(id),
  } satisfies Plugin;
}

/** The module with the colors of the brand in every look. */
function palettes(choice: Brand): string {
  const brand = resolveBrand(choice);
  const look = (appearance: 'light' | 'dark') => ({
    standard: brandPalette(brand, appearance, 'standard'),
    more: brandPalette(brand, appearance, 'more'),
  });
  const looks = { light: look('light'), dark: look('dark') };
  return `
const looks = ${JSON.stringify(looks)};
export const brandPalette = (brand, appearance, contrast) => looks[appearance][contrast];
export const scannableColor = () => ${JSON.stringify(brand.qrColor)};
`;
}
