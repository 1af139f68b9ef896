import { expect, test } from 'vitest';
import { isLook } from './isLook.ts';

const play = () => {};

test.each([
  ['a value of a prop', { args: { tone: 'danger' } }],
  ['a render of its own', { render: () => null, play }],
  ['answers of its own', { beforeEach: () => {} }],
])('%s is a look', (_name, input) => {
  expect(isLook(input)).toBe(true);
});

test.each([
  ['playing', { play }],
  ['callbacks', { args: { onDelete: () => {} }, play }],
  ['another theme', { globals: { theme: 'dark' } }],
  ['another window', { args: { tone: 'danger' }, globals: { viewport: { value: 'phone' } } }],
])('%s alone is none', (_name, input) => {
  expect(isLook(input)).toBe(false);
});
