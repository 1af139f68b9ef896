import { expect, test } from 'vitest';
import { classes } from './classes.ts';

test('joins what is there', () => {
  expect(classes('card', undefined, false, 'wide')).toBe('card wide');
  expect(classes()).toBe('');
});
