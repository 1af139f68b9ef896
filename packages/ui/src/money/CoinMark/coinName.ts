import type { CryptoSymbol } from '@dime-time/finance-core/contract';

const NAMES: Record<CryptoSymbol, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  ADA: 'Cardano',
  SOL: 'Solana',
  XRP: 'XRP',
  LTC: 'Litecoin',
};

/** Returns the name of a coin, or its symbol if the coin is unknown. */
export function coinName(symbol: string): string {
  return Object.hasOwn(NAMES, symbol) ? NAMES[symbol as CryptoSymbol] : symbol;
}
