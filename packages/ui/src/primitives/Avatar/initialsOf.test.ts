import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test.each([
  ['Ada Byron', 'AB'],
  ['ada', 'A'],
  ['Ada King Byron', 'AB'],
  ['  Ada   Byron ', 'AB'],
  ['', ''],
  ['👩‍🚀 Ride', '👩‍🚀R'],
  ['élan', 'É'],
])('%j is %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
