import {
  endpoints,
  type AcceleratedPaymentAnswer,
  type DebtRequest,
  type Endpoint,
  type Payment,
} from '@dime-time/finance-core/contract';
import {
  dataOr,
  type ActionResult,
  type DebtEditing,
  type DebtPayment,
  type UnconfirmedPayment,
  type Undo,
} from '@dime-time/ui';
import { useCallback, useMemo } from 'react';
import { useFeature } from '../cache/useQuery.ts';
import { useItemMutation } from '../cache/useItemMutation.ts';
import { useMutation, usePendingMutations, type Receipt } from '../cache/useMutation.ts';

/** The reads that a change of a debt invalidates. */
const DEBT_READS: readonly Endpoint[] = [endpoints.getDebts, endpoints.getDashboardSummary];

/** The reads that a payment and its undo invalidate; a payment also earns tokens. */
const PAYMENT_READS: readonly Endpoint[] = [
  ...DEBT_READS,
  endpoints.getPayments,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

type Pay = (payment: DebtPayment) => Promise<ActionResult>;

/** Pays a debt, from the payment dialog. */
export function usePayDebt(): Pay {
  const undo = useUndoPayment();
  const receiptOf = useCallback(
    (payment: Payment): Receipt => ({ undo: undoOf(payment, undo) }),
    [undo],
  );
  const pay = useMutation(endpoints.createPayment, { invalidates: PAYMENT_READS, receiptOf });
  return useCallback(({ source = 'manual', ...payment }) => pay({ ...payment, source }), [pay]);
}

/** Makes an accelerated payment, from the boost panel. */
export function useBoostDebt(): Pay {
  const undo = useUndoPayment();
  const receiptOf = useCallback(
    ({ message, payment }: AcceleratedPaymentAnswer): Receipt => ({
      message,
      amount: payment.amount,
      undo: undoOf(payment, undo),
    }),
    [undo],
  );
  return useMutation(endpoints.createAcceleratedPayment, {
    invalidates: PAYMENT_READS,
    receiptOf,
  });
}

/** The payments whose outcome is indeterminate, of any control; each is sent again by its own call. */
export function usePendingPayments(): readonly UnconfirmedPayment[] {
  const payments = usePendingMutations(endpoints.createPayment);
  const boosts = usePendingMutations(endpoints.createAcceleratedPayment);
  const pay = usePayDebt();
  const boost = useBoostDebt();
  return useMemo(
    () => [
      ...payments.map((payment) => ({ ...payment, onRetry: () => pay(payment) })),
      ...boosts.map((payment) => ({ ...payment, onRetry: () => boost(payment) })),
    ],
    [payments, boosts, pay, boost],
  );
}

/** Undoes a payment, while its server allows it. */
export function useUndoPayment(): (paymentId: string) => Promise<ActionResult> {
  const undo = useItemMutation(endpoints.undoPayment, PAYMENT_READS);
  return useCallback((paymentId) => undo(paymentId, undefined), [undo]);
}

/**
 * The undo action of a payment that was just made; `undefined` if its server does not offer one.
 *
 * The time left is `undoUntil - date`, both by the server’s clock, since this device’s may be wrong.
 *
 * @param undo undoes the payment.
 */
export function undoOf(
  { id, date, undoUntil }: Pick<Payment, 'id' | 'date' | 'undoUntil'>,
  undo: (paymentId: string) => ReturnType<Undo['run']>,
): Undo | undefined {
  const forMs = undoUntil === undefined ? 0 : Date.parse(undoUntil) - Date.parse(date);
  return forMs > 0 ? { forMs, run: () => undo(id) } : undefined;
}

/** Adds a debt. */
export function useAddDebt(): (debt: DebtRequest) => Promise<ActionResult> {
  return useMutation(endpoints.createDebt, { invalidates: DEBT_READS });
}

/** The mutations of a debt; `undefined` if the server does not support them. */
export function useDebtEditing(): DebtEditing | undefined {
  const isSupported = dataOr(useFeature('debts.edit'), false);
  const onUpdate = useItemMutation(endpoints.updateDebt, DEBT_READS);
  const onCorrectBalance = useItemMutation(endpoints.correctDebtBalance, DEBT_READS);
  const close = useItemMutation(endpoints.closeDebt, DEBT_READS);
  const reopen = useItemMutation(endpoints.reopenDebt, DEBT_READS);
  const remove = useItemMutation(endpoints.deleteDebt, DEBT_READS);
  return useMemo(
    () =>
      isSupported
        ? {
            onUpdate,
            onCorrectBalance,
            onClose: (id) => close(id, undefined),
            onReopen: (id) => reopen(id, undefined),
            onDelete: (id) => remove(id, undefined),
          }
        : undefined,
    [isSupported, onUpdate, onCorrectBalance, close, reopen, remove],
  );
}
