import { expect, test } from 'vitest';
import { parseTypedQuantity } from './parseTypedQuantity.ts';

test.each([
  ['1000', 100_000_000_000n],
  ['1,000', 100_000_000_000n],
  ['$ 1,000', 100_000_000_000n],
  ['1 234 567.12345678', 123_456_712_345_678n],
  [' 10.5 DTT ', 1_050_000_000n],
  ['0', 0n],
])('%j is %d units', (text, amount) => {
  expect(parseTypedQuantity(text)).toBe(amount);
});

test.each(['', 'DTT', 'abc', '1,00', '1,0000', '-1', '1e3', '10 BTC', '1.123456789'])(
  '%j is no quantity',
  (text) => {
    expect(parseTypedQuantity(text)).toBeUndefined();
  },
);
