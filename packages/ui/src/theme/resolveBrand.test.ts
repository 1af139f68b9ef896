import fc from 'fast-check';
import { createElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dimeTimeBrand, type Brand } from './brand.ts';
import { checkBrand } from './checkBrand.ts';
import { contrast } from './color/oklch.ts';
import { defaultBrand } from './defaultBrand.ts';
import { resolveBrand } from './resolveBrand.ts';

describe('a partial brand', () => {
  test('gets the library’s values for what it leaves out', () => {
    expect(resolveBrand({})).toEqual(defaultBrand);
    expect(resolveBrand(dimeTimeBrand)).toEqual(defaultBrand);
    expect(resolveBrand({ productName: 'Penny Wise', radius: undefined })).toEqual({
      ...defaultBrand,
      productName: 'Penny Wise',
    });
  });

  test('takes its own accent for a color that it leaves out, not the library’s', () => {
    expect(resolveBrand({ accent: '#0a4d2f' })).toMatchObject({
      logoColor: '#0a4d2f',
      qrColor: '#0a4d2f',
    });
  });

  test('stays the same if it is resolved again', () => {
    const brand = resolveBrand({ accent: '#ffd400', chart: { series: ['#ffd400'] } });
    expect(resolveBrand(brand)).toEqual(brand);
  });
});

test('every QR color can be scanned, and one that already can is kept', () => {
  expect(resolveBrand({ qrColor: '#0b3d2e' }).qrColor).toBe('#0b3d2e');
  const colors = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(colors, (digits) => {
      const color = `#${digits.padStart(6, '0')}`;
      for (const brand of [{ qrColor: color }, { accent: color }]) {
        expect(contrast(resolveBrand(brand).qrColor, '#ffffff')).toBeGreaterThanOrEqual(7);
      }
    }),
  );
});

describe('a value that cannot be used', () => {
  test.each([
    [{ accent: 'green' }, 'Write brand.accent as a color such as "#0a7d4f", not as "green".'],
    [{ accent: '#0f0' }, 'brand.accent'],
    [{ darkAccent: '#12345g' }, 'brand.darkAccent'],
    [{ logoColor: '' }, 'brand.logoColor'],
    [{ qrColor: 'rgb(0 0 0)' }, 'brand.qrColor'],
    [{ productName: ' ' }, 'Write brand.productName as a name such as "Penny Wise", not as " ".'],
    [{ radius: 'round' }, '"none", "small", "medium", "large" or "full"'],
    [{ density: 'dense' }, '"compact", "comfortable" or "spacious"'],
    [{ fontFamily: 'Georgia; color: red' }, 'brand.fontFamily'],
    [{ headingFontFamily: '' }, 'brand.headingFontFamily'],
    [{ chart: { trend: 'red' } }, 'brand.chart.trend'],
    [{ chart: { series: ['#0a7d4f', 'red'] } }, 'brand.chart.series as a color'],
    [{ chart: { series: [] } }, 'a list of 1 to 6 colors'],
    [{ chart: { series: Array.from({ length: 7 }, () => '#0a7d4f') } }, 'a list of 1 to 6 colors'],
  ])('is refused with a RangeError: %j', (brand, message) => {
    expect(() => resolveBrand(brand as Brand)).toThrow(RangeError);
    expect(() => resolveBrand(brand as Brand)).toThrow(message);
  });

  test.each([
    [null, 'Write brand as an object, not as null.'],
    ['#0a7d4f', 'brand as an object'],
    [{ accent: 0x0a_7d_4f }, 'brand.accent'],
    [{ productName: null }, 'brand.productName'],
    [{ chart: '#0a7d4f' }, 'brand.chart as an object'],
    [{ chart: { series: '#0a7d4f' } }, 'brand.chart.series'],
    [{ chart: { series: [undefined] } }, 'brand.chart.series as a color'],
    [{ illustrations: createElement }, 'brand.illustrations'],
    [{ logo: createElement }, 'Write brand.logo as an element such as <Logo />'],
    [{ mark: createElement }, 'brand.mark'],
    [{ illustrations: { empty: createElement } }, 'brand.empty'],
    [{ colors: {} }, 'There is no brand.colors; the fields of brand are productName, accent, '],
    [{ headingFont: 'Lora' }, 'headingFontFamily'],
    [
      { chart: { colors: [] } },
      'no brand.chart.colors; the fields of brand.chart are trend, series.',
    ],
    [{ illustrations: { hero: null } }, 'no brand.illustrations.hero; the fields of'],
  ])('is refused with a TypeError: %j', (brand, message) => {
    expect(() => resolveBrand(brand as unknown as Brand)).toThrow(TypeError);
    expect(() => resolveBrand(brand as unknown as Brand)).toThrow(message);
  });
});

describe('in production', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test('a brand is checked on request alone', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const wrong = { radius: 'round' } as unknown as Brand;
    expect(resolveBrand(wrong).radius).toBe('round');
    expect(() => checkBrand(wrong)).toThrow(RangeError);
    expect(() => checkBrand({ accent: '#0a7d4f', radius: 'full' })).not.toThrow();
  });
});
