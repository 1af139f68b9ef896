import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from './cents.ts';
import { parseCents } from './parseCents.ts';
import { toDecimalString } from './toDecimalString.ts';

describe('parseCents', () => {
  test.each([
    ['0', 0],
    ['0.0', 0],
    ['0.00', 0],
    ['4.67', 467],
    ['4.6', 460],
    ['4', 400],
    ['0.09', 9],
    ['0.9', 90],
    ['10', 1000],
    ['109', 10_900],
    ['1234.56', 123_456],
    ['-5', -500],
    ['-0.01', -1],
    ['-12.5', -1250],
    ['999999999999.99', 99_999_999_999_999],
    ['-999999999999.99', -99_999_999_999_999],
    // A float times a hundred would be 434.99999999999994.
    ['4.35', 435],
  ])('reads %s', (text, value) => {
    expect(parseCents(text)).toBe(value);
  });

  test.each([
    ['an exponent', '1e3'],
    ['an exponent behind a point', '1.e3'],
    ['not a number', 'NaN'],
    ['infinity', 'Infinity'],
    ['a sum', '0.1+'],
    ['a negative zero', '-0'],
    ['a negative zero with decimals', '-0.00'],
    ['a plus', '+5'],
    ['two signs', '--5'],
    ['a sign behind', '5-'],
    ['leading zeros', '00.10'],
    ['a leading zero', '01'],
    ['a leading zero behind a sign', '-01'],
    ['a third decimal', '1.234'],
    ['a third decimal of zero', '1.230'],
    ['nineteen digits', '1234567890123456789'],
    ['thirteen digits', '1000000000000'],
    ['thirteen digits and decimals', '1000000000000.00'],
    ['a hundred thousand digits', '9'.repeat(100_000)],
    ['Devanagari digits', '४.६७'],
    ['full-width digits', '４.６７'],
    ['a full-width digit among decimals', '4.6７'],
    ['spaces around', ' 5 '],
    ['a space before', ' 5'],
    ['a space behind', '5 '],
    ['a line break behind', '5\n'],
    ['a decimal comma', '5,00'],
    ['a grouping comma', '1,000.00'],
    ['a currency sign', '$5'],
    ['an underscore', '1_000'],
    ['hexadecimal', '0x10'],
    ['nothing', ''],
    ['no dollars', '.5'],
    ['no decimals', '5.'],
    ['no digits', '.'],
    ['a sign alone', '-'],
    ['a sign and a point', '-.5'],
    ['two points', '1.2.3'],
    ['a point for the second decimal', '1.2.'],
    ['a NUL behind', '5\u0000'],
    ['a NUL among decimals', '5.0\u0000'],
    ['a NUL before', '\u00005'],
    // The neighbours of the digits in ASCII.
    ['a slash', '4/'],
    ['a colon', '4:'],
    ['a slash among decimals', '4.6/'],
    ['a colon among decimals', '4.6:'],
    ['a big float', '1e308'],
    ['words', 'true'],
    ['null', 'null'],
    ['brackets', '[]'],
    ['braces', '{}'],
  ])('refuses %s', (_name, text) => {
    expect(parseCents(text)).toBeUndefined();
  });

  test('undoes toDecimalString', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (value) => {
        expect(parseCents(toDecimalString(cents(value)))).toBe(value);
      }),
    );
  });

  test('takes exactly the grammar, and the value of exact arithmetic', () => {
    const text = fc.oneof(
      fc.stringMatching(/^-?\d{0,13}\.?\d{0,3}$/),
      fc.string({ unit: fc.constantFrom(...'-+.,0123456789e '.split('')) }),
      fc.string(),
    );
    fc.assert(
      fc.property(text, (candidate) => {
        const match = /^(-?)(0|[1-9]\d{0,11})(?:\.(\d{1,2}))?$/.exec(candidate);
        const [, sign, dollars = '', fraction = ''] = match ?? [];
        const size = match ? BigInt(dollars) * 100n + BigInt(fraction.padEnd(2, '0')) : 0n;
        const refused = match === null || (sign === '-' && size === 0n);
        expect(parseCents(candidate)).toBe(
          refused ? undefined : Number(sign === '-' ? -size : size),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('adds up a thousand payments of a cent exactly', () => {
    let total = 0;
    for (let count = 0; count < 1000; count += 1) total += parseCents('0.01') ?? Number.NaN;
    expect(total).toBe(1000);
  });
});
