import type { Cents, FormatUsdOptions } from '@dime-time/finance-core/money';
import { useCallback } from 'react';
import { maskedMoney } from './Money/Money.model.ts';
import { useAmountsHidden } from '../theme/AmountsPrivacy.tsx';
import { useFormats } from '../words/index.ts';

/** Formats an amount for a sentence. */
export type MoneyText = (amount: Cents, options?: FormatUsdOptions) => string;

/** Returns a function that formats amounts for sentences, as dots while amounts are hidden. */
export function useMoneyText(): MoneyText {
  const hidden = useAmountsHidden();
  const { money } = useFormats();
  return useCallback(
    (amount, options) => (hidden ? maskedMoney() : money(amount, options)),
    [hidden, money],
  );
}
