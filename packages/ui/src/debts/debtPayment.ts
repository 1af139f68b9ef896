import type { PaymentRequest } from '@dime-time/finance-core/contract';
import type { Cents } from '@dime-time/finance-core/money';

/** An amount paid on a debt. */
export interface DebtPayment {
  /** The debt to pay. */
  debtId: string;
  /** The amount to pay. */
  amount: Cents;
  /**
   * The source of the money: the charged account, or the waiting round-ups.
   * @default 'manual'
   */
  source?: PaymentRequest['source'] | undefined;
}

/** Whether two payments are the same: sent again with the same key, they are paid only once. */
export function isSamePayment(one: DebtPayment, other: DebtPayment): boolean {
  return (
    one.debtId === other.debtId &&
    one.amount === other.amount &&
    (one.source ?? 'manual') === (other.source ?? 'manual')
  );
}
