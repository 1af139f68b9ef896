import { beforeAll, describe, expect, test } from 'vitest';
import { declaredVariables, themeVariables } from '../../build/themeVariables.ts';
import { dimeTimeBrand } from '../../src/theme/brand.ts';
import { hexFromOklch, oklchFromHex } from '../../src/theme/color/oklch.ts';
import { tokens } from '../../src/theme/tokens.css.ts';
import { paint } from './paint.ts';
import { seenDifference, VISIONS } from './vision.ts';

const { series1, series2, series3, series4, series5, series6 } = tokens.color.chart;
const SERIES = [series1, series2, series3, series4, series5, series6];

const LOOKS = [
  ['light', 'standard'],
  ['dark', 'standard'],
  ['light', 'more'],
  ['dark', 'more'],
] as const;

/** Below this chroma a color is a gray, whatever its hue. */
const LEAST_CHROMA = 0.04;
/** The hues in OKLCH from the accent of the library to where red begins. */
const VIOLET = { from: 275, to: 335 };
/** What two lines of one chart differ by at least. */
const LEAST_DIFFERENCE = 0.05;

const isViolet = (color: string) => {
  const { chroma, hue } = oklchFromHex(color);
  return chroma >= LEAST_CHROMA && hue >= VIOLET.from && hue <= VIOLET.to;
};

/** One accent each thirty degrees, without those that are violet themselves. */
const ACCENTS = Array.from({ length: 12 }, (_, index) =>
  hexFromOklch({ lightness: 0.6, chroma: 0.15, hue: index * 30 }),
).filter((accent) => !isViolet(accent));

let declared: Awaited<ReturnType<typeof declaredVariables>> = [];
beforeAll(async () => {
  declared = await declaredVariables();
}, 60_000);

describe.each(LOOKS)('the series of a chart, %s with %s contrast', (appearance, contrast) => {
  const seriesOf = (accent: string) => {
    const variables = themeVariables(declared, { appearance, contrast, brand: { accent } });
    return SERIES.map((series) => paint([series], variables));
  };

  test('have no violet beside the accent', () => {
    expect(seriesOf(dimeTimeBrand.accent).filter((color) => isViolet(color))).toHaveLength(1);
    for (const accent of ['#ffd400', '#14110f', '#f7c6d9', ...ACCENTS]) {
      expect(seriesOf(accent).filter((color) => isViolet(color))).toEqual([]);
    }
  });

  test('are told apart from the fourth without some of the color, whatever the accent', () => {
    for (const accent of [dimeTimeBrand.accent, '#ffd400', '#c8102e']) {
      const [, teal = '', blue = '', fourth = '', gray = '', amber = ''] = seriesOf(accent);
      for (const vision of VISIONS) {
        for (const other of [teal, blue, gray, amber]) {
          expect(seenDifference(fourth, other, vision)).toBeGreaterThan(LEAST_DIFFERENCE);
        }
      }
    }
  });
});

test('a difference is that of Oklab, and some of it is lost where a color is not seen', () => {
  expect(seenDifference('#000000', '#ffffff', 'usual')).toBeCloseTo(1, 3);
  expect(seenDifference('#b35900', '#6b7d1e', 'usual')).toBeGreaterThan(0.1);
  expect(seenDifference('#b35900', '#6b7d1e', 'protanopia')).toBeLessThan(0.1);
});
