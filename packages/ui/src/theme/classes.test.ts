import { expect, test } from 'vitest';
import { classes } from './classes.ts';

test('joins the given names', () => {
  expect(classes('card', undefined, false, 'wide')).toBe('card wide');
  expect(classes()).toBe('');
});
