import * as v from 'valibot';
import { expect, test } from 'vitest';
import { basisPointsField } from './basisPointsField.ts';

test('a share is a whole number of hundredths of a percent', () => {
  expect(v.parse(basisPointsField, 200)).toBe(200);
  expect(basisPointsField.write(v.parse(basisPointsField, 200))).toBe(200);
});

test.each([-1, 1.5, Number.NaN, '200', null])('refuses %j', (wire) => {
  expect(v.is(basisPointsField, wire)).toBe(false);
});
