import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textInput } from './textInput.ts';

const field = textInput(5);

test('text passes as it was typed', () => {
  expect(v.parse(field, ' a ')).toBe(' a ');
});

test.each(['', '   ', '\t\n', 'longer', 'a\u0000', 5, null, ['a']])('refuses %j', (wire) => {
  expect(v.is(field, wire)).toBe(false);
});
