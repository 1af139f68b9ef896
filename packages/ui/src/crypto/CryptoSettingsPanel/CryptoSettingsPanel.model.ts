import { splitCryptoShare, type Cents } from '@dime-time/finance-core';
import type { CryptoSymbol } from '@dime-time/finance-core/contract';
import type { Choice } from '../../primitives/index.ts';
import { coinName } from '../../money/index.ts';

/** The coins this page offers; the settings page offers others. */
const OFFERED: readonly CryptoSymbol[] = ['BTC', 'ETH', 'ADA', 'SOL'];

/** What the share is explained on: ten dollars of round-ups. */
const EXAMPLE = 1_000 as Cents;

/** The coins to choose from, with the one that is set elsewhere and not offered here kept beside them. */
export function coinChoices(current: CryptoSymbol): Choice<CryptoSymbol>[] {
  const offered = OFFERED.map((value) => ({ value, label: value, detail: coinName(value) }));
  if (OFFERED.includes(current)) return offered;
  return [...offered, { value: current, label: current, detail: 'From your settings' }];
}

/** What becomes of ten dollars of round-ups at that share. */
export function shareExample(percentage: number): { whole: Cents; crypto: Cents; debt: Cents } {
  return { whole: EXAMPLE, ...splitCryptoShare(EXAMPLE, percentage) };
}
