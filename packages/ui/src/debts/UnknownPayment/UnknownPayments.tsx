import type { UnconfirmedPayment } from '../debtPayment.ts';
import { UnknownPayment } from './UnknownPayment.tsx';
import type { HeldPayment } from './useUnconfirmedPayments.ts';

export interface UnknownPaymentsProps {
  /** The unconfirmed payments. */
  payments: readonly UnconfirmedPayment[];
  /** Names a debt, if it is not clear from the context. */
  debtNameOf?: ((debtId: string) => string | undefined) | undefined;
  /** Whether a payment is in progress. */
  pending: boolean;
  /** The payment that waits for a second request. */
  held: HeldPayment | undefined;
  /** Sends one of them again. */
  onRetry: (payment: UnconfirmedPayment) => void;
}

/** A notice for each unconfirmed payment; the last one on the debt of a held payment offers that, too. */
export function UnknownPayments({
  payments,
  debtNameOf,
  pending,
  held,
  onRetry,
}: UnknownPaymentsProps) {
  const last = held && payments.findLast(({ debtId }) => debtId === held.debtId);
  return payments.map((payment) => (
    <UnknownPayment
      key={`${payment.debtId} ${payment.amount} ${payment.source}`}
      amount={payment.amount}
      debtName={debtNameOf?.(payment.debtId)}
      pending={pending}
      onRetry={() => onRetry(payment)}
      held={payment === last ? held : undefined}
    />
  ));
}
