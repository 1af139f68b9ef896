import { expect, test } from 'vitest';
import { hexOf, parseColor } from './cssColor.ts';

test.each([
  ['#fff', '#ffffff', 1],
  ['#00002d17', '#00002d', 0.0902],
  ['rgba(0, 0, 0, 0.05)', '#000000', 0.05],
  ['rgb(0 0 219 / 0.055)', '#0000db', 0.055],
  ['hsl(271 52% 48% / 0.12)', '#7d3bba', 0.12],
  ['transparent', '#000000', 0],
  ['color-mix(in oklab, #ff0000 50%, #0000ff)', '#8c53a2', 1],
  ['color-mix(in oklab, white calc(50% * 0.5), black)', '#222222', 1],
  // What Chromium computes: the color of the translucent part weighs less.
  ['color-mix(in oklab, #0000330f, #f0f0f3 25%)', '#c3c9d5', 0.2941],
  ['color-mix(in oklab, color-mix(in oklab, #f00, #f00), #f00 20%)', '#ff0000', 1],
])('%s is read', (text, hex, alpha) => {
  const color = parseColor(text);
  expect(hexOf(color)).toBe(hex);
  expect(color[3]).toBeCloseTo(alpha, 4);
});

test.each(['tomato', 'color-mix(in srgb, #fff, #000)', 'lab(50% 0 0)'])(
  '%s is no notation of the theme',
  (text) => {
    expect(() => parseColor(text)).toThrow(RangeError);
  },
);
