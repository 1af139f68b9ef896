import { cents, type Cents } from '@dime-time/finance-core/money';
import type { MoneyText } from '../money/index.ts';

/** The least that can be paid. */
const ONE_CENT = cents(1);

/**
 * What the field of a payment asks for once it refused an amount: the message that tells of it is gone
 * after a while, and elsewhere.
 *
 * @param most what is left to pay.
 */
export function amountWanted(most: Cents, money: MoneyText): string {
  return `Enter an amount from ${money(ONE_CENT)} to ${money(most)}.`;
}
