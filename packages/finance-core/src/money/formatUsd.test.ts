import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, MAX_CENTS } from './cents.ts';
import { formatUsd, type FormatUsdOptions } from './formatUsd.ts';
import { parseCents } from './parseCents.ts';

describe('formatUsd', () => {
  // @requirement 1.money.usd-en-us
  test.each<[number, FormatUsdOptions | undefined, string]>([
    [123_456, undefined, '$1,234.56'],
    [0, undefined, '$0.00'],
    [1, undefined, '$0.01'],
    [10, undefined, '$0.10'],
    [100, undefined, '$1.00'],
    [-33, undefined, '-$0.33'],
    [99_999_999_999_999, undefined, '$999,999,999,999.99'],
    [33, { sign: 'auto' }, '$0.33'],
    [-33, { sign: 'auto' }, '-$0.33'],
    [33, { sign: 'always' }, '+$0.33'],
    [-33, { sign: 'always' }, '-$0.33'],
    [0, { sign: 'always' }, '$0.00'],
    [33, { sign: 'never' }, '$0.33'],
    [-33, { sign: 'never' }, '$0.33'],
    [2500, { cents: 'always' }, '$25.00'],
    [2500, { cents: 'when-needed' }, '$25'],
    [2550, { cents: 'when-needed' }, '$25.50'],
    [2501, { cents: 'when-needed' }, '$25.01'],
    [-100_000, { cents: 'when-needed', sign: 'always' }, '-$1,000'],
  ])('%i with %j is %s', (amount, options, text) => {
    expect(formatUsd(cents(amount), options)).toBe(text);
  });

  // @requirement 1.money.usd-en-us
  test('shows every amount so that it can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (amount) => {
        const text = formatUsd(cents(amount));
        expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(parseCents(text.replace(/[$,]/g, ''))).toBe(amount);
      }),
    );
  });
});
