import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity, parseQuantity, quantity, type Quantity } from '../money/index.ts';
import { tradingPairs } from './tradingPairs.ts';

describe('tradingPairs', () => {
  // @requirement 9.token.decimals
  test.each([
    ['0.0425', '0.0425', '0.00000045', '0.000012'],
    ['1', '1.0000', '0.00001053', '0.000286'],
    ['95000', '95,000.0000', '1.00000000', '27.142857'],
    ['0', '0.0000', '0.00000000', '0.000000'],
    // Halves go up: 0.00005 dollars; 0.000475 dollars are half a hundred-millionth of a bitcoin.
    ['0.00005', '0.0001', '0.00000000', '0.000000'],
    ['0.00004999', '0.0000', '0.00000000', '0.000000'],
    ['0.000475', '0.0005', '0.00000001', '0.000000'],
    ['0.00047499', '0.0005', '0.00000000', '0.000000'],
    ['0.00175', '0.0018', '0.00000002', '0.000001'],
    // Rounded to eight decimals first this would be 0.0000125 and then 0.000013 ether.
    ['0.04374999', '0.0437', '0.00000046', '0.000012'],
  ])('a price of %s', (price, usd, btc, eth) => {
    const pairs = tradingPairs(parseQuantity(price) as Quantity);
    expect(
      pairs.map((pair) => [pair.name, pair.decimals, formatQuantity(pair.price, pair.decimals)]),
    ).toEqual([
      ['DTT/USD', 4, usd],
      ['DTT/BTC', 8, btc],
      ['DTT/ETH', 6, eth],
    ]);
  });

  // @requirement 9.token.rates
  test('is within half a shown digit of the exact price', () => {
    const rates: Record<string, bigint> = { 'DTT/USD': 1n, 'DTT/BTC': 95_000n, 'DTT/ETH': 3500n };
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (price) => {
        for (const pair of tradingPairs(quantity(price))) {
          const rate = rates[pair.name] as bigint;
          const step = 10n ** BigInt(8 - pair.decimals);
          expect(pair.price % step).toBe(0n);
          const twice = 2n * (pair.price * rate - price);
          expect(twice <= step * rate && twice > -step * rate).toBe(true);
        }
      }),
    );
  });
});
