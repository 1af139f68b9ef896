import type { Cents } from '@dime-time/finance-core/money';
import { useCallback, useState } from 'react';
import { isSamePayment, type DebtPayment, type UnconfirmedPayment } from '../debtPayment.ts';

/** A payment that waits until it is requested a second time. */
export interface HeldPayment {
  readonly debtId: string;
  readonly amount: Cents;
  /** Pays it. */
  readonly onPay: () => void;
}

export interface HeldPayments {
  readonly held: HeldPayment | undefined;
  /** Pays, or holds the payment back. */
  readonly request: (payment: DebtPayment, proceed: (payment: UnconfirmedPayment) => void) => void;
  /** Drops the held payment. */
  readonly release: () => void;
}

/**
 * Keeps a debt from being paid twice by mistake while a payment on it is unconfirmed: the same payment,
 * requested by any control, is sent again as the unconfirmed one, and another one is held back until it
 * is requested a second time.
 */
export function useHeldPayment(unanswered: readonly UnconfirmedPayment[]): HeldPayments {
  const [held, setHeld] = useState<HeldPayment>();
  const release = useCallback(() => setHeld(undefined), []);
  return {
    held,
    release,
    request(payment, proceed) {
      const same = unanswered.find((each) => isSamePayment(each, payment));
      const isOpen = unanswered.some(({ debtId }) => debtId === payment.debtId);
      if (same || !isOpen) return proceed(same ?? payment);
      const { debtId, amount } = payment;
      setHeld({
        debtId,
        amount,
        onPay: () => {
          release();
          proceed(payment);
        },
      });
    },
  };
}
