import { expect, test } from 'vitest';
import { drawnName } from './drawnName.ts';

test('a name of any usual length is drawn whole and needs no other', () => {
  const name = 'Household credit card '.repeat(20);
  expect(drawnName(name)).toEqual({ drawn: name, 'aria-label': undefined });
});

test('of ten thousand characters a few hundred are drawn, and the name stays whole', () => {
  const name = 'x'.repeat(10_000);
  const { drawn, 'aria-label': label } = drawnName(name);
  expect(drawn).toHaveLength(501);
  expect(drawn.endsWith('x…')).toBe(true);
  expect(label).toBe(name);
});

test('no character is cut in two', () => {
  expect(drawnName(`x${'💳'.repeat(5_000)}`).drawn).toMatch(/^x(?:💳)+…$/u);
});
