import {
  endpoints,
  type AcceleratedPaymentAnswer,
  type AcceleratedPaymentRequest,
  type Endpoint,
  type Payment,
  type PaymentRequest,
} from '@dime-time/finance-core/contract';
import type { Loadable } from '@dime-time/ui';
import { useMemo } from 'react';
import { moneyWrite, WRITE_TIME_OUT_MS, type WriteOutcome } from './moneyWrite.ts';
import { request } from './request.ts';
import { usePanel } from './usePanel.ts';
import { useRefresh } from './useRefresh.ts';

/** What a payment changes. */
const CHANGED_BY_A_PAYMENT: readonly Endpoint[] = [
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getPayments,
];

/** The payments made on debts, newest first. */
export function usePayments(): Loadable<Payment[]> {
  return usePanel(endpoints.getPayments);
}

/** Pays a debt from the payment dialog. */
export function usePayDebt(): (body: PaymentRequest) => Promise<WriteOutcome<Payment>> {
  const refresh = useRefresh();
  return useMemo(
    () =>
      moneyWrite(async (body: PaymentRequest, idempotencyKey: string) => {
        const options = { body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS };
        const answer = await request(endpoints.createPayment, options);
        void refresh(...CHANGED_BY_A_PAYMENT);
        return answer;
      }),
    [refresh],
  );
}

/** Pays a debt faster, from the boost panel. */
export function useBoostDebt(): (
  body: AcceleratedPaymentRequest,
) => Promise<WriteOutcome<AcceleratedPaymentAnswer>> {
  const refresh = useRefresh();
  return useMemo(
    () =>
      moneyWrite(async (body: AcceleratedPaymentRequest, idempotencyKey: string) => {
        const options = { body, idempotencyKey, timeOutMs: WRITE_TIME_OUT_MS };
        const answer = await request(endpoints.createAcceleratedPayment, options);
        void refresh(...CHANGED_BY_A_PAYMENT);
        return answer;
      }),
    [refresh],
  );
}
