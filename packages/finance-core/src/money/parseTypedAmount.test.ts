import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CENTS, type Cents } from './cents.ts';
import { formatUsd } from './formatUsd.ts';
import { parseTypedAmount } from './parseTypedAmount.ts';
import { toDecimalString } from './toDecimalString.ts';

const amounts = fc.integer({ min: 0, max: MAX_CENTS }).map((value) => value as Cents);
const spaces = fc.constantFrom('', ' ', '\t', '\u00a0', ' \n');

describe('parseTypedAmount', () => {
  test.each([
    ['6200', 620_000],
    ['$6,200', 620_000],
    ['6,200.00', 620_000],
    ['1,000.50', 100_050],
    ['1 000.50', 100_050],
    ['1\u00a0000.50', 100_050],
    ['1\u202f234\u202f567.8', 123_456_780],
    ['$ 12.34', 1234],
    ['  $19,390.00\n', 1_939_000],
    ['100,000,000', 10_000_000_000],
    ['0', 0],
    ['$0.00', 0],
  ])('%j is %i cents', (text, amount) => {
    expect(parseTypedAmount(text)).toBe(amount);
  });

  test.each([
    // Two readings, so none.
    '6,20',
    '1,2345',
    '1.234',
    '1.234,56',
    '1,23,456',
    '0,500',
    '12,34.50',
    '1,000 000',
    '1234,567',
    // No amount that leaves an account.
    '-5',
    '$-5',
    '-$5',
    '(5.00)',
    // Nothing is repaired.
    '',
    '$',
    '$$5',
    '5$',
    '.5',
    '5.',
    ',500',
    '1,000,',
    '1  000',
    '5 0',
    '1e3',
    '00.10',
    '٥',
    '５',
    '€5',
    '1_000',
    '1,000,000,000,000',
    '5\u0000',
  ])('%j is no amount', (text) => {
    expect(parseTypedAmount(text)).toBeUndefined();
  });

  test('reads back every amount in each way it is written', () => {
    fc.assert(
      fc.property(amounts, spaces, spaces, (amount, before, after) => {
        const grouped = formatUsd(amount);
        for (const text of [toDecimalString(amount), grouped, grouped.slice(1)]) {
          expect(parseTypedAmount(`${before}${text}${after}`)).toBe(amount);
          expect(parseTypedAmount(text.replaceAll(',', ' '))).toBe(amount);
        }
      }),
    );
  });

  test('refuses an amount whose comma stands anywhere but before three digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.stringMatching(/^\d{1,8}$/).filter((digits) => digits.length % 3 !== 0),
        (dollars, digits) => {
          expect(parseTypedAmount(`${dollars},${digits}`)).toBeUndefined();
        },
      ),
    );
  });

  test('never rounds: a third decimal is refused', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 9 }), (amount, digit) => {
        expect(parseTypedAmount(`${formatUsd(amount)}${digit}`)).toBeUndefined();
      }),
    );
  });
});
