import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, oklchFromHex } from './oklch.ts';
import { withContrast } from './withContrast.ts';

test('a color with enough contrast stays as it is', () => {
  expect(withContrast('#5a56a8', '#ffffff', 4.5)).toBe('#5a56a8');
  expect(withContrast('#FFD400', '#18181f', 3)).toBe('#ffd400');
});

test('any other is moved in lightness, no more than needed', () => {
  const yellow = withContrast('#ffd400', '#ffffff', 3);
  expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(contrast(yellow, '#ffffff')).toBeLessThan(3.2);
  expect(Math.abs(oklchFromHex(yellow).hue - oklchFromHex('#ffd400').hue)).toBeLessThan(3);
});

test.each(['#ffffff', '#f8f8fb', '#18181f', '#000000'])(
  'reaches any contrast with %s',
  (ground) => {
    const colors = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(colors, fc.constantFrom(3, 4.5, 7), (digits, least) => {
        const color = withContrast(`#${digits.padStart(6, '0')}`, ground, least);
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(least);
      }),
    );
  },
);

test('throws for text that is not a color', () => {
  expect(() => withContrast('indigo', '#ffffff', 3)).toThrow(RangeError);
});
