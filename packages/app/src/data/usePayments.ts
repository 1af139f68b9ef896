import {
  endpoints,
  type AcceleratedPaymentAnswer,
  type Endpoint,
  type Payment,
} from '@dime-time/finance-core/contract';
import type { DebtPayment, Loadable } from '@dime-time/ui';
import { useCallback } from 'react';
import type { ActionResult, Told } from './toActionResult.ts';
import { useMoneyAction } from './useMoneyAction.ts';
import { usePanel } from './usePanel.ts';
import { useUnanswered } from './useUnanswered.ts';

/** What a payment changes; it earns tokens, too. */
const CHANGES: readonly Endpoint[] = [
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getPayments,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

const BOOST_OPTIONS = {
  changes: CHANGES,
  toldBy: ({ message, payment }: AcceleratedPaymentAnswer): Told => ({
    message,
    amount: payment.amount,
  }),
};

type Pay = (payment: DebtPayment) => Promise<ActionResult>;

/** The payments made on debts, newest first. */
export function usePayments(): Loadable<Payment[]> {
  return usePanel(endpoints.getPayments);
}

/** Pays a debt from the payment dialog. */
export function usePayDebt(): Pay {
  const write = useMoneyAction(endpoints.createPayment, { changes: CHANGES });
  return useCallback((payment) => write({ ...payment, source: 'manual' }), [write]);
}

/** Pays a debt faster, from the boost panel. */
export function useBoostDebt(): Pay {
  return useMoneyAction(endpoints.createAcceleratedPayment, BOOST_OPTIONS);
}

/** The payments of the dialog that were sent and not answered. */
export function useUnansweredPayments(): readonly DebtPayment[] {
  return useUnanswered(endpoints.createPayment);
}

/** The boosts that were sent and not answered. */
export function useUnansweredBoosts(): readonly DebtPayment[] {
  return useUnanswered(endpoints.createAcceleratedPayment);
}
