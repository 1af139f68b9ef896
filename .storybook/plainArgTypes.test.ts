import { expect, test } from 'vitest';
import { plainDefault, plainType } from './plainArgTypes.ts';

test.each([
  ['number & { readonly [centsBrand]: "Cents"; }', 'Cents'],
  ['readonly (number & { readonly [aprBrand]: "Apr" })[]', 'readonly (Apr)[]'],
  ['"solid" | "soft"', '"solid" | "soft"'],
])('%s is shown as %s', (type, shown) => {
  expect(plainType(type)).toBe(shown);
});

test.each([
  ["'solid'", 'solid'],
  ['"m"', 'm'],
  [`"'solid'"`, 'solid'],
  ['false', 'false'],
  ["'a' or 'b'", "'a' or 'b'"],
])('the default %s is shown as %s', (value, shown) => {
  expect(plainDefault(value)).toBe(shown);
});
