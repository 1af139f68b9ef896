import { expect, test } from 'vitest';
import { contrast } from './oklch.ts';
import { logoColor } from './logoColor.ts';

test('a logo with enough contrast keeps its color', () => {
  expect(logoColor('#5a56a8', 'light')).toBe('#5a56a8');
  expect(logoColor('#ffd400', 'dark')).toBe('#ffd400');
});

test.each([
  ['#5a56a8', 'dark', '#111113'],
  ['#000000', 'dark', '#111113'],
  ['#ffd400', 'light', '#ffffff'],
  ['#ffffff', 'light', '#ffffff'],
] as const)('%s is moved until it can be seen on a %s page', (logo, appearance, page) => {
  const shown = logoColor(logo, appearance);
  expect(shown).not.toBe(logo);
  expect(contrast(shown, page)).toBeGreaterThanOrEqual(4.5);
});

test('throws for text that is not a color', () => {
  expect(() => logoColor('indigo', 'light')).toThrow(RangeError);
});
