import { beforeAll, describe, expect, test } from 'vitest';
import { declaredVariables, themeVariables } from '../../build/themeVariables.ts';
import { dimeTimeBrand } from '../../src/theme/brand.ts';
import { contrast as ratio } from '../../src/theme/color/oklch.ts';
import { paint } from './paint.ts';
import { PAIRS } from './pairs.ts';

let declared: Awaited<ReturnType<typeof declaredVariables>> = [];
beforeAll(async () => {
  declared = await declaredVariables();
}, 60_000);

describe.each([
  ['our brand', dimeTimeBrand],
  ['a green partner', { accent: '#0a7d4f' }],
  ['a yellow partner', { accent: '#ffd400' }],
  ['a partner near black', { accent: '#14110f' }],
  ['a pastel partner', { accent: '#f7c6d9', chart: { trend: '#7bed9f', series: ['#b8e0ff'] } }],
  ['a partner with an accent for dark', { accent: '#14110f', darkAccent: '#2b2118' }],
] as const)('in the colors of %s', (_, brand) => {
  test.each([
    ['light', 'standard'],
    ['dark', 'standard'],
    ['light', 'more'],
    ['dark', 'more'],
  ] as const)(
    'every word and mark is told from its ground, %s with %s contrast',
    (appearance, contrast) => {
      const variables = themeVariables(declared, { appearance, contrast, brand });
      const lost = Object.values(PAIRS)
        .flat()
        .flatMap(({ name, color, ground, on, surface, least }) => {
          const grounds = [...on, ground];
          const found = ratio(paint([...grounds, color], variables), paint(grounds, variables));
          return found >= least[contrast]
            ? []
            : [`${name} on ${surface}: ${found.toFixed(2)}, not ${least[contrast]}`];
        });
      expect(lost).toEqual([]);
    },
  );
});

test('a color is painted as the browser does', () => {
  const variables = new Map([
    ['--share', '0.5'],
    ['--one', '#f00'],
  ]);
  expect(paint(['#ffffff', 'rgb(0 0 0 / 50%)'], variables)).toBe('#808080');
  expect(paint(['hsl(271 52% 48%)'], variables)).toBe('#7d3bba');
  expect(
    paint(['color-mix(in oklab, var(--one) calc(100% * var(--share)), #0000ff)'], variables),
  ).toBe('#8c53a2');
  expect(paint(['color-mix(in oklab, white 25%, black)'], variables)).toBe('#222222');
  expect(() => paint(['var(--two)'], variables)).toThrow('--two');
  expect(() => paint(['tomato'], variables)).toThrow('tomato');
});
