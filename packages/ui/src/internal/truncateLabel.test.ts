import { expect, test } from 'vitest';
import { truncateLabel } from './truncateLabel.ts';

test('a name of any usual length stays whole and needs no label', () => {
  const name = 'Household credit card '.repeat(20);
  expect(truncateLabel(name)).toEqual({ text: name, 'aria-label': undefined });
});

test('ten thousand characters are truncated, and the label is the whole name', () => {
  const name = 'x'.repeat(10_000);
  const { text, 'aria-label': label } = truncateLabel(name);
  expect(text).toHaveLength(501);
  expect(text.endsWith('x…')).toBe(true);
  expect(label).toBe(name);
});

test('no character is cut in two', () => {
  expect(truncateLabel(`x${'💳'.repeat(5_000)}`).text).toMatch(/^x(?:💳)+…$/u);
});
