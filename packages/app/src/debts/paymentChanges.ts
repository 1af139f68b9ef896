import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';

/** What a payment changes, and what taking it back does; it earns tokens, too. */
export const PAYMENT_CHANGES: readonly Endpoint[] = [
  endpoints.getDebts,
  endpoints.getDashboardSummary,
  endpoints.getPayments,
  endpoints.getTokenBalance,
  endpoints.getTokenRewards,
];
