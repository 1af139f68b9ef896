/**
 * What is counted, and nothing else: no name, no address and no balance ever leaves with an event.
 */
export type AnalyticsEvent =
  /** A coin purchase that the trading provider has completed. */
  | { name: 'purchase'; params: { transaction_id: string; value: string; item: string } }
  /** A bank account was linked. */
  | { name: 'bank_account_linked'; params?: { method?: string } }
  /** A bank account could not be linked. */
  | { name: 'bank_connection_failed'; params?: { method?: string } }
  /** Somebody came back from the hosted sign-in. */
  | { name: 'login'; params?: { method?: string } }
  /** A quarter of a debt, or the whole of it, has been paid. */
  | { name: 'milestone_achieved'; params: { percent: number } }
  /** Something the product offers was used. */
  | { name: 'feature_interaction'; params: { feature: string } }
  /** The page went wrong, and went on. */
  | { name: 'js_error'; params: { description: string } };

/** What an event says where the caller does not. */
export interface EventDefaults {
  /** The bank-connection provider. */
  bankProvider: string;
}

/** The parameters as they are sent: those of the event, and what every event of its name carries. */
export function paramsOf(
  event: AnalyticsEvent,
  { bankProvider }: EventDefaults,
): Record<string, string | number | boolean> {
  switch (event.name) {
    case 'purchase':
      return { category: 'crypto', currency: 'USD', ...event.params };
    case 'bank_account_linked':
    case 'bank_connection_failed':
      return { method: bankProvider, ...event.params };
    case 'login':
      return { method: 'hosted sign-in', ...event.params };
    case 'js_error':
      return { fatal: false, ...event.params };
    case 'milestone_achieved':
    case 'feature_interaction':
      return { ...event.params };
  }
}
