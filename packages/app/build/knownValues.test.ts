import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Brand } from '../../ui/src/theme/brand.ts';
import * as computing from '../../ui/src/theme/brandPalette.ts';
import { resolveBrand } from '../../ui/src/theme/resolveBrand.ts';
import { brand } from '../src/config/brand.ts';
import { BRAND } from '../src/config/brandChoice.ts';
import { parseAppConfig } from '../src/config/parseAppConfig.ts';
import { knownValues } from './knownValues.ts';

const config = parseAppConfig({ VITE_PRODUCT_NAME: 'Penny Wise', VITE_API_BASE_URL: '' });
const PALETTE = join(import.meta.dirname, '../../ui/src/theme/brandPalette.ts');
const CONFIG = join(import.meta.dirname, '../src/config/config.ts');

/** The exports of a module that replaces another. */
async function replaced<Exports>(id: string, choice: Brand): Promise<Exports> {
  const code = knownValues(config, choice).load(id) ?? '';
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Exports;
}

const YELLOW: Brand = {
  accent: '#ffd400',
  darkAccent: '#ffe97a',
  logoColor: '#c2185b',
  chart: { trend: '#00e5ff', series: ['#111111', '#eeeeee'] },
};

test.each([
  ['the brand of the app', BRAND],
  ['a brand with colors of its own', YELLOW],
])('a build has the colors that %s is computed to', async (_, choice) => {
  const { brandPalette, scannableColor } = await replaced<typeof computing>(PALETTE, choice);
  const resolved = resolveBrand(choice);
  for (const appearance of ['light', 'dark'] as const) {
    for (const contrast of ['standard', 'more'] as const) {
      expect(brandPalette(resolved, appearance, contrast)).toEqual(
        computing.brandPalette(resolved, appearance, contrast),
      );
    }
  }
  expect(scannableColor('')).toBe(resolved.qrColor);
});

test('the brand of the app has the colors that its build computes', () => {
  expect(brand).toEqual({ ...BRAND, productName: brand.productName });
});

test('a build has its configuration as a value', async () => {
  const { config: built } = await replaced<{ config: typeof config }>(CONFIG, BRAND);
  expect(built).toEqual(config);
});

test('other modules stay as they are', () => {
  expect(knownValues(config, BRAND).load(join(PALETTE, '../brandVariables.ts'))).toBeUndefined();
});
