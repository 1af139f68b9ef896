import { cents, type Cents } from '@dime-time/finance-core';
import type { MoneyText } from './useMoneyText.ts';

/**
 * Formats an approximate amount: rounded half-up to whole dollars, from a dollar up.
 *
 * @example approximateAmount(cents(1496), formatUsd) // '$15'
 */
export function approximateAmount(amount: Cents, money: MoneyText): string {
  const rough = amount < 100 ? amount : cents(Math.round(amount / 100) * 100);
  return money(rough, { cents: 'when-needed' });
}
