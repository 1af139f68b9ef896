import { quantity } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { quantityDigits } from './QuantityText.model.ts';

test.each([
  [12_550_000_000n, '125.50'],
  [61_700_000n, '0.617'],
  [5_000_000n, '0.05'],
  [1n, '0.00000001'],
  [123_456_700_000_000n, '1,234,567.00'],
  [-250_000_000n, '-2.50'],
  [0n, '0.00'],
])('%s hundred-millionths read %s', (units, text) => {
  expect(quantityDigits(quantity(units), { decimals: undefined, sign: 'auto' })).toBe(text);
});

test('a price has the requested decimals', () => {
  const price = quantity(4_250_000n);
  expect(quantityDigits(price, { decimals: 4, sign: 'auto' })).toBe('0.0425');
  expect(quantityDigits(price, { decimals: 0, sign: 'auto' })).toBe('0');
});

test('a quantity above zero has a plus sign, zero has none', () => {
  const form = { decimals: undefined, sign: 'always' } as const;
  expect(quantityDigits(quantity(10_000_000n), form)).toBe('+0.10');
  expect(quantityDigits(quantity(0n), form)).toBe('0.00');
});
