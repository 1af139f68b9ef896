import { splitCryptoShare, type Cents } from '@dime-time/finance-core';
import type { CryptoSymbol } from '@dime-time/finance-core/contract';
import type { Choice } from '../../primitives/index.ts';
import { coinName } from '../../money/index.ts';
import type { CryptoSettingsPanelWords } from '../../words/subjects/crypto/cryptoSettingsPanel.ts';

/** The coins this page offers; the settings page offers others. */
const OFFERED: readonly CryptoSymbol[] = ['BTC', 'ETH', 'ADA', 'SOL'];

/** The amount of the example: ten dollars of round-ups. */
const EXAMPLE = 1_000 as Cents;

/** The coins to choose from, including the current one if it is offered only elsewhere. */
export function coinChoices(
  current: CryptoSymbol,
  words: CryptoSettingsPanelWords,
): Choice<CryptoSymbol>[] {
  const options = OFFERED.map((value) => ({ value, label: value, detail: coinName(value) }));
  if (OFFERED.includes(current)) return options;
  return [...options, { value: current, label: current, detail: words.coinFromSettings }];
}

/** The example: how ten dollars of round-ups are split at that share. */
export function shareExample(percentage: number): { whole: Cents; crypto: Cents; debt: Cents } {
  return { whole: EXAMPLE, ...splitCryptoShare(EXAMPLE, percentage) };
}
