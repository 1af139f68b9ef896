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
import { request } from '../http/apiClient.ts';
import { useMutation, usePendingMutations, type Receipt } from '../cache/useMutation.ts';

/** The reads that a change of a debt invalidates. */
const DEBT_READS: readonly Endpoint[] = [
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getHistory,
];

/** The reads that a payment and its undo invalidate; a payment also earns tokens. */
const PAYMENT_READS: readonly Endpoint[] = [
  ...DEBT_READS,
  endpoints.getPayments,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];

/** The precision of the server’s time. */
const SECOND_MS = 1000;

type Pay = (payment: DebtPayment) => Promise<ActionResult>;

/** Pays a debt, from the payment dialog. */
export function usePayDebt(): Pay {
  const undo = useUndoPayment();
  const receiptOf = useCallback(
    (payment: Payment, sentAt?: number) => receiptOfPayment(payment, sentAt, undo),
    [undo],
  );
  const pay = useMutation(endpoints.createPayment, { invalidates: PAYMENT_READS, receiptOf });
  return useCallback(({ source = 'manual', ...payment }) => pay({ ...payment, source }), [pay]);
}

/** Makes an accelerated payment, from the boost panel. */
export function useBoostDebt(): Pay {
  const undo = useUndoPayment();
  const receiptOf = useCallback(
    async ({ message, payment }: AcceleratedPaymentAnswer, sentAt?: number): Promise<Receipt> => ({
      message,
      amount: payment.amount,
      ...(await receiptOfPayment(payment, sentAt, undo)),
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
 * What is true of a payment now. A retry is answered as the payment was, also if it was undone since:
 * then it is not among the payments any more.
 */
async function receiptOfPayment(
  payment: Payment,
  sentAt: number | undefined,
  undo: (paymentId: string) => ReturnType<Undo['run']>,
): Promise<Receipt> {
  const receipt = { undo: undoOf(payment, sentAt, undo) };
  if (!mayBeUndone(payment, sentAt)) return receipt;
  // If they cannot be read, the response is all that is known.
  const payments = await request(endpoints.getPayments).catch(() => [payment]);
  return payments.some(({ id }) => id === payment.id) ? receipt : { canceled: true };
}

/** Whether a payment can be undone, and its response was sent long enough after it that it can have been. */
export function mayBeUndone(
  { date, undoUntil }: Pick<Payment, 'date' | 'undoUntil'>,
  sentAt: number | undefined,
): boolean {
  return undoUntil !== undefined && sentAt !== undefined && sentAt > Date.parse(date) + SECOND_MS;
}

/**
 * The undo action of a payment; `undefined` if its server does not offer one, or its time is over.
 *
 * The time left is counted by the server’s clock, since this device’s may be wrong, and to the end of the
 * second it has sent, so that no Undo is offered that is refused.
 *
 * @param sentAt the server’s time at the response, as of {@link Answered}: of a retry, it can be long
 *   after the payment. Without one, the payment was just made.
 * @param undo undoes the payment.
 */
export function undoOf(
  { id, date, undoUntil }: Pick<Payment, 'id' | 'date' | 'undoUntil'>,
  sentAt: number | undefined,
  undo: (paymentId: string) => ReturnType<Undo['run']>,
): Undo | undefined {
  const paidAt = Date.parse(date);
  const now = sentAt === undefined || sentAt <= paidAt ? paidAt : sentAt + SECOND_MS;
  const forMs = undoUntil === undefined ? 0 : Date.parse(undoUntil) - now;
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
