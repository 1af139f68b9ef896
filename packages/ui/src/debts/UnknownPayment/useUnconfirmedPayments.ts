import type { Cents } from '@dime-time/finance-core/money';
import { useCallback, useState } from 'react';
import { type ActionResult, settle, useUnconfirmedSubmissions } from '../../primitives/index.ts';
import { isSamePayment, type DebtPayment, type UnconfirmedPayment } from '../debtPayment.ts';

type Pay = (payment: DebtPayment) => Promise<ActionResult>;

/**
 * Keeps one list of unconfirmed payments for all controls of a page.
 *
 * @param controlled the parent’s list, if the parent keeps it across pages.
 * @returns the list, and a function that wraps an action so that its payments are recorded there.
 */
export function useUnconfirmedPayments(
  controlled: readonly UnconfirmedPayment[] | undefined,
): [unconfirmed: readonly UnconfirmedPayment[], recording: (send: Pay) => Pay] {
  const [unconfirmed, record] = useUnconfirmedSubmissions(controlled, isSamePayment);
  const recording = (send: Pay): Pay => {
    const pay: Pay = async (payment) => {
      const result = await settle(send(payment));
      record({ ...payment, onRetry: () => pay(payment) }, result);
      return result;
    };
    return pay;
  };
  return [unconfirmed, recording];
}

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
