import { expect, test } from 'vitest';
import { isDrawn } from './looks.ts';

const story = { tags: ['autodocs'], storyGlobals: {} };

test.each([
  ['a look', story],
  ['a picture', { ...story, tags: ['autodocs', 'matrix'] }],
  ['a look without motion', { ...story, storyGlobals: { motion: 'reduced' } }],
])('a docs page draws %s', (_name, drawn) => {
  expect(isDrawn(drawn)).toBe(true);
});

test.each([
  ['behavior', { ...story, tags: ['autodocs', 'behavior'] }],
  ['a look in another theme', { ...story, storyGlobals: { theme: 'dark' } }],
  ['a look in another window', { ...story, storyGlobals: { viewport: { value: 'phone' } } }],
])('a docs page leaves out %s', (_name, left) => {
  expect(isDrawn(left)).toBe(false);
});
