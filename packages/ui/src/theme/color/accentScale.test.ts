import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dimeTimeBrand } from '../brand.ts';
import { accentSteps, accentVariables, type Appearance, type Contrast } from './accentScale.ts';
import { contrast, hexFromOklch, luminance, oklchFromHex } from './oklch.ts';

/** Brand colors of all kinds, including pale and saturated ones. */
const ACCENTS = [
  dimeTimeBrand.accent,
  '#0a7d4f',
  '#c2185b',
  '#ffd400',
  '#00e5ff',
  '#111111',
  '#ffffff',
];
/** The variables of an accent in one look. */
const accentScale = (accent: string, appearance: Appearance, of: Contrast = 'standard') =>
  accentVariables(accentSteps(accent, appearance, of), appearance);

const APPEARANCES: readonly Appearance[] = ['light', 'dark'];

/** The page and a card, by the sheet of the theme. */
const GROUNDS: Record<Appearance, readonly string[]> = {
  light: ['#f8f8fb', '#ffffff'],
  dark: ['#0f0f14', '#18181f'],
};

const step = (scale: Record<string, string>, number: number) => {
  const value = scale[`--accent-${number}`];
  if (value === undefined) throw new Error(`There is no step ${number}.`);
  return value;
};

describe('the accent scale of a brand', () => {
  test.each(ACCENTS)('keeps %s exactly as the brand wrote it in light', (accent) => {
    expect(step(accentScale(accent, 'light'), 9)).toBe(accent);
  });

  test.each([
    ['#5a56a8', '#ffffff'],
    ['#111111', '#ffffff'],
    ['#ffd400', '#000000'],
    ['#7bed9f', '#000000'],
  ])('the text on %s is %s', (accent, words) => {
    expect(accentScale(accent, 'light')['--accent-contrast']).toBe(words);
  });

  test('keeps an accent that a dark card shows', () => {
    expect(step(accentScale('#0a7d4f', 'dark'), 9)).toBe('#0a7d4f');
    expect(step(accentScale('#ffd400', 'dark'), 9)).toBe('#ffd400');
    expect(step(accentScale('#ffd400', 'dark', 'more'), 9)).toBe('#ffd400');
  });

  test('changes nothing of the library’s own accent', () => {
    const solid = (appearance: Appearance, more: Contrast) => {
      const scale = accentScale(dimeTimeBrand.accent, appearance, more);
      return [scale['--accent-9'], scale['--accent-10'], scale['--accent-indicator']];
    };
    expect(solid('light', 'standard')).toEqual(['#5a56a8', '#514c9d', '#5a56a8']);
    expect(solid('light', 'more')).toEqual(['#524d9e', '#494393', '#524d9e']);
    expect(solid('dark', 'standard')).toEqual(['#5f5cae', '#5652a3', '#5f5cae']);
    expect(solid('dark', 'more')).toEqual(['#b5b7f8', '#c1c3ff', '#b5b7f8']);
  });

  test.each(ACCENTS)('the solid step of %s has enough contrast with a dark card', (accent) => {
    expect(contrast(step(accentScale(accent, 'dark'), 9), '#18181f')).toBeGreaterThanOrEqual(3);
    expect(contrast(step(accentScale(accent, 'dark', 'more'), 9), '#000000')).toBeGreaterThan(7);
  });

  test('every accent has enough contrast with its text, its ground and its tints', () => {
    const accents = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const contrasts = fc.constantFrom<Contrast>('standard', 'more');
    fc.assert(
      fc.property(
        accents,
        fc.constantFrom(...APPEARANCES),
        contrasts,
        (accent, appearance, more) => {
          const scale = accentScale(accent, appearance, more);
          const least = more === 'more' ? 7 : 4.5;
          const words = scale['--accent-contrast'] ?? '';
          expect(contrast(step(scale, 9), words)).toBeGreaterThanOrEqual(least);
          expect(contrast(step(scale, 10), words)).toBeGreaterThanOrEqual(least);
          const indicator = scale['--accent-indicator'] ?? '';
          for (const ground of GROUNDS[appearance]) {
            expect(contrast(indicator, ground)).toBeGreaterThanOrEqual(3);
            expect(contrast(step(scale, 11), ground)).toBeGreaterThanOrEqual(least);
          }
          for (const tint of [1, 2, 3]) {
            expect(contrast(step(scale, 11), step(scale, tint))).toBeGreaterThanOrEqual(least);
          }
          // A knob on a switch, which is filled with the accent and outlined in the indicator.
          expect(contrast(indicator, words)).toBeGreaterThanOrEqual(3);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each(ACCENTS)('text of %s is readable on its own tints', (accent) => {
    for (const appearance of APPEARANCES) {
      const scale = accentScale(accent, appearance);
      for (const ground of [1, 2, 3]) {
        expect(contrast(step(scale, 11), step(scale, ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(step(scale, 12), step(scale, ground))).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test.each(ACCENTS)('has more contrast with %s if more is requested', (accent) => {
    for (const appearance of APPEARANCES) {
      const scale = accentScale(accent, appearance, 'more');
      const words = scale['--accent-contrast'] ?? '';
      expect(contrast(step(scale, 9), words)).toBeGreaterThanOrEqual(7);
      expect(contrast(step(scale, 10), words)).toBeGreaterThanOrEqual(7);
      for (const ground of [1, 2, 3]) {
        expect(contrast(step(scale, 7), step(scale, ground))).toBeGreaterThanOrEqual(3);
        expect(contrast(step(scale, 11), step(scale, ground))).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test.each(ACCENTS)('increases evenly from the page to the border of %s', (accent) => {
    const light = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      luminance(step(accentScale(accent, 'light'), n)),
    );
    expect(light).toEqual(light.toSorted((a, b) => b - a));
    const dark = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
      luminance(step(accentScale(accent, 'dark'), n)),
    );
    expect(dark).toEqual(dark.toSorted((a, b) => a - b));
  });

  test('every translucent step looks like the opaque one on the page', () => {
    for (const [appearance, page] of [
      ['light', [255, 255, 255]],
      ['dark', [17, 17, 19]],
    ] as const) {
      const scale = accentScale('#5a56a8', appearance);
      for (let number = 1; number <= 12; number += 1) {
        const goal = [1, 3, 5].map((at) =>
          Number.parseInt(step(scale, number).slice(at, at + 2), 16),
        );
        const [red, green, blue, alpha] =
          scale[`--accent-a${number}`]?.match(/[\d.]+/g)?.map(Number) ?? [];
        const shown = [red, green, blue].map(
          (value, index) => (value ?? 0) * (alpha ?? 0) + (page[index] ?? 0) * (1 - (alpha ?? 0)),
        );
        for (const [index, value] of shown.entries()) {
          expect(Math.abs(value - (goal[index] ?? 0))).toBeLessThan(2);
        }
      }
    }
  });

  test.each(['red', '#fff', '#12345g', ''])('refuses %j', (text) => {
    expect(() => accentScale(text, 'light')).toThrow(RangeError);
  });
});

describe('OKLCH', () => {
  test.each(['#5a56a8', '#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff'])(
    'converts %s back to itself',
    (hex) => {
      expect(hexFromOklch(oklchFromHex(hex))).toBe(hex);
    },
  );

  test('reduces chroma, not lightness, outside the gamut', () => {
    const loud = hexFromOklch({ lightness: 0.8, chroma: 0.4, hue: 280 });
    expect(oklchFromHex(loud).lightness).toBeCloseTo(0.8, 2);
  });

  test('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
