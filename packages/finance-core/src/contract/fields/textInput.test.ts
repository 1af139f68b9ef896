import * as v from 'valibot';
import { expect, test } from 'vitest';
import { textInput } from './textInput.ts';

const field = textInput(5);

test('text passes as it was typed', () => {
  expect(v.parse(field, ' a ')).toBe(' a ');
});

test.each([
  '',
  '   ',
  '\t\n',
  'longer',
  'a\u0000',
  'a\u0007',
  'a\u001b',
  'a\nb',
  'a\tb',
  '\ud800',
  5,
  null,
  ['a'],
])('refuses %j', (wire) => {
  expect(v.is(field, wire)).toBe(false);
});

test('a message keeps its lines, and no other control character', () => {
  const message = textInput(20, { hasLines: true });
  expect(v.parse(message, 'a\r\n\tb 👍')).toBe('a\r\n\tb 👍');
  expect(v.is(message, 'a\u0007')).toBe(false);
});
