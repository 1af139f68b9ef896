import { expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { brandColors, brandShape } from './brandVariables.ts';
import { contrast } from './color/oklch.ts';
import { resolveBrand } from './resolveBrand.ts';

test('the library’s own brand keeps the trend line of the sheet', () => {
  const own = { ...brandColors(resolveBrand({}), 'light'), ...brandShape(resolveBrand({})) };
  const other = Object.keys(own).filter((name) => !name.startsWith('--accent-'));
  expect(other).toEqual(['--dt-brand-logo', '--default-font-family']);
});

test('the trend line of another brand is its accent, as far as it can be seen', () => {
  const brand = resolveBrand({ accent: '#ffd400' });
  const light = brandColors(brand, 'light')['--dt-trend'] ?? '';
  expect(contrast(light, '#f8f8fb')).toBeGreaterThanOrEqual(3);
  expect(brandColors(brand, 'light')['--dt-trend-fill']).toBe(`${light}1f`);
  expect(brandColors(brand, 'dark')['--dt-trend']).toBe('#ffd400');
});

test('a chart palette is given in order, and each color can be seen', () => {
  const brand = resolveBrand({ chart: { trend: '#0a7d4f', series: ['#c2571a', '#b8e0ff'] } });
  const colors = brandColors(brand, 'light');
  expect(colors['--dt-trend']).toBe('#0a7d4f');
  expect(colors['--dt-color-chart-series1']).toBe('#c2571a');
  expect(contrast(colors['--dt-color-chart-series2'] ?? '', '#f8f8fb')).toBeGreaterThanOrEqual(3);
  expect(colors).not.toHaveProperty('--dt-color-chart-series3');
});

test('the fourth series of a partner is brick, or moss beside a red, but what the partner gives', () => {
  const fourth = (brand: Brand) =>
    brandColors(resolveBrand(brand), 'light')['--dt-color-chart-series4'];
  const series = ['#0a7d4f', '#c2571a', '#0b3d2e', '#5b21b6'];
  expect(fourth({ accent: '#ffd400' })).toBe('#9b2c2c');
  expect(fourth({ accent: '#c8102e' })).toBe('#3f6212');
  expect(fourth({ accent: '#ffd400', chart: { series: series.slice(0, 3) } })).toBe('#9b2c2c');
  expect(fourth({ accent: '#ffd400', chart: { series } })).toBe('#5b21b6');
});

test('the accent for dark is used in dark alone', () => {
  const brand = resolveBrand({ accent: '#14110f', darkAccent: '#e9e2d8' });
  expect(brandColors(brand, 'light')['--accent-9']).toBe('#14110f');
  expect(brandColors(brand, 'dark')['--accent-9']).toBe('#e9e2d8');
});

test('fonts and density are variables of every look', () => {
  const brand = resolveBrand({ headingFontFamily: 'Georgia, serif', density: 'compact' });
  expect(brandShape(brand)).toMatchObject({
    '--heading-font-family': 'Georgia, serif',
    '--dt-density': '0.875',
  });
});
