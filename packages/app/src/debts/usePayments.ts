import {
  endpoints,
  type AcceleratedPaymentAnswer,
  type Payment,
} from '@dime-time/finance-core/contract';
import type { DebtPayment, Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import { PAYMENT_CHANGES } from './paymentChanges.ts';
import type { ActionResult, Told } from '../cache/toActionResult.ts';
import { useMoneyAction } from '../cache/useMoneyAction.ts';
import { usePanel } from '../cache/usePanel.ts';
import { undoOf } from './undoOf.ts';
import type { ResourceOptions } from '../cache/useResource.ts';
import { useUnanswered } from '../cache/useUnanswered.ts';
import { useUndoPayment } from './useUndoPayment.ts';

type Pay = (payment: DebtPayment) => Promise<ActionResult>;

/** The payments made on debts, newest first. */
export function usePayments(options?: ResourceOptions): Loadable<Payment[]> {
  return usePanel(endpoints.getPayments, options);
}

/** Pays a debt from the payment dialog. */
export function usePayDebt(): Pay {
  const undo = useUndoPayment();
  const toldBy = useCallback((payment: Payment): Told => ({ undo: undoOf(payment, undo) }), [undo]);
  const write = useMoneyAction(endpoints.createPayment, { changes: PAYMENT_CHANGES, toldBy });
  return useCallback(({ source = 'manual', ...payment }) => write({ ...payment, source }), [write]);
}

/** Pays a debt faster, from the boost panel. */
export function useBoostDebt(): Pay {
  const undo = useUndoPayment();
  const toldBy = useCallback(
    ({ message, payment }: AcceleratedPaymentAnswer): Told => ({
      message,
      amount: payment.amount,
      undo: undoOf(payment, undo),
    }),
    [undo],
  );
  return useMoneyAction(endpoints.createAcceleratedPayment, { changes: PAYMENT_CHANGES, toldBy });
}

/** The payments of the dialog that were sent and not answered. */
export function useUnansweredPayments(): readonly DebtPayment[] {
  return useUnanswered(endpoints.createPayment);
}

/** The boosts that were sent and not answered. */
export function useUnansweredBoosts(): readonly DebtPayment[] {
  return useUnanswered(endpoints.createAcceleratedPayment);
}
