import * as v from 'valibot';
import { expect, test } from 'vitest';
import { quantity } from '../../money/quantity.ts';
import type { Apr } from '../../money/apr.ts';
import { cents } from '../../money/cents.ts';
import { aprField } from './aprField.ts';
import { idField } from './idField.ts';
import { instantField } from './instantField.ts';
import { moneyField, providerMoneyField } from './moneyField.ts';
import { quantityField } from './quantityField.ts';

test.each([
  ['money', moneyField, moneyField.write(cents(-5)), 5],
  ['the largest amount', moneyField, moneyField.write(cents(99_999_999_999_999)), '1e3'],
  ['money of a provider', providerMoneyField, providerMoneyField.write(cents(1234)), '12.34'],
  ['a quantity', quantityField, quantityField.write(quantity(-84_210n)), 0.5],
  ['a rate', aprField, aprField.write(24_990 as Apr), '24.99'],
  ['an id', idField, idField.write('d_1'), 42],
  ['an instant', instantField, instantField.write('2026-11-19T14:05:00Z'), 5],
] as const)(
  'what is written of %s is what it says is written',
  (_name, { writes }, wire, other) => {
    expect(v.is(writes, wire)).toBe(true);
    expect(v.is(writes, other)).toBe(false);
  },
);
