import type { Payment } from '@dime-time/finance-core/contract';

/** How a payment was made, in words. */
export const PAYMENT_SOURCE_LABELS: Readonly<Record<Payment['source'], string>> = {
  manual: 'Payment',
  accelerated: 'Boost',
  roundup: 'Round-ups',
};
