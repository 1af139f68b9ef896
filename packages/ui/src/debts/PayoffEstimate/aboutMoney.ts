import { cents, type Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';

/**
 * An amount where only its size matters: whole dollars, half-up, of a dollar or more.
 *
 * @example aboutMoney(cents(1496), formatUsd) // '$15'
 */
export function aboutMoney(amount: Cents, money: MoneyText): string {
  const rough = amount < 100 ? amount : cents(Math.round(amount / 100) * 100);
  return money(rough, { cents: 'when-needed' });
}
