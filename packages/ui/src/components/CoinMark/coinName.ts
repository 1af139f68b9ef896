import type { CryptoSymbol } from '@dime-time/finance-core/contract';

const NAMES: Record<CryptoSymbol, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  ADA: 'Cardano',
  SOL: 'Solana',
  XRP: 'XRP',
  LTC: 'Litecoin',
};

/** The name of a coin; one we do not know goes by its symbol. */
export function coinName(symbol: string): string {
  return Object.hasOwn(NAMES, symbol) ? NAMES[symbol as CryptoSymbol] : symbol;
}
