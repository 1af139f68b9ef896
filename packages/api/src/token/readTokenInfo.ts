import { cents } from '@dime-time/finance-core';
import type { TokenInfo } from '@dime-time/finance-core/contract';
import { quantity } from '@dime-time/finance-core/money';

/** Fixed values, since the token is not traded. */
const TOKEN_INFO: TokenInfo = {
  currentPrice: quantity(4_250_000n),
  priceChange24h: 2.5,
  marketCap: cents(425_000_000),
  volume24h: cents(12_500_000),
  totalSupply: quantity(10_000_000_000_000_000n),
};

/** Price and supply of the token. */
export function readTokenInfo(): TokenInfo {
  return TOKEN_INFO;
}
