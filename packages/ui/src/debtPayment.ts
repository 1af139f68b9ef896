import type { PaymentRequest } from '@dime-time/finance-core/contract';
import type { Cents } from '@dime-time/finance-core/money';

/** An amount that is paid on a debt. */
export interface DebtPayment {
  /** The debt that is paid. */
  debtId: string;
  /** What is paid. */
  amount: Cents;
  /**
   * Where the money comes from: the charged account, or the round-ups that wait.
   * @default 'manual'
   */
  source?: PaymentRequest['source'] | undefined;
}

/** Whether two payments are the same: sent again under one key, they are paid once. */
export function isSamePayment(one: DebtPayment, other: DebtPayment): boolean {
  return (
    one.debtId === other.debtId &&
    one.amount === other.amount &&
    (one.source ?? 'manual') === (other.source ?? 'manual')
  );
}
