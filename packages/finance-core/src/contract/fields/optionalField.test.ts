import * as v from 'valibot';
import { expect, test } from 'vitest';
import { optionalField } from './optionalField.ts';

const schema = v.object({ note: optionalField(v.string()) });

test('null and a missing field mean the same', () => {
  expect(v.parse(schema, {})).toEqual({});
  expect(v.parse(schema, { note: null })).toEqual({ note: undefined });
  expect(v.parse(schema, { note: 'x' })).toEqual({ note: 'x' });
});

test('anything else must be the field', () => {
  expect(v.is(schema, { note: 5 })).toBe(false);
});
