import { quantity, QUANTITY_DECIMALS, type Quantity } from '../money/quantity.ts';

/** A price of the token in another currency. */
export interface TradingPair {
  /** `DTT/BTC` */
  name: string;
  /** What one token costs, already rounded half-up to its decimals. */
  price: Quantity;
  /** How many decimals are shown. */
  decimals: number;
}

/** The specification's fixed rates, in dollars for one coin. */
const PAIRS = [
  { name: 'DTT/USD', dollars: 1n, decimals: 4 },
  { name: 'DTT/BTC', dollars: 95_000n, decimals: 8 },
  { name: 'DTT/ETH', dollars: 3500n, decimals: 6 },
] as const;

/**
 * The token's price in dollars, bitcoin and ether at the specification's fixed rates.
 *
 * Rounded half-up once, to the decimals that are shown, so that nothing is rounded twice.
 *
 * @param price dollars for one token, zero or more.
 * @example tradingPairs(quantity(4_250_000n)).map((pair) => formatQuantity(pair.price, pair.decimals))
 * // ['0.0425', '0.00000045', '0.000012']
 */
export function tradingPairs(price: Quantity): TradingPair[] {
  return PAIRS.map(({ name, dollars, decimals }) => {
    const step = 10n ** BigInt(QUANTITY_DECIMALS - decimals);
    const unit = dollars * step;
    return { name, price: quantity(((price + unit / 2n) / unit) * step), decimals };
  });
}
