/**
 * All events. None contains a name, an address or a balance.
 */
export type AnalyticsEvent =
  /** The trading provider has completed a coin purchase. */
  | { name: 'purchase'; params: { transaction_id: string; value: string; item: string } }
  /** A bank account was linked. */
  | { name: 'bank_account_linked'; params?: { method?: string } }
  /** A bank account could not be linked. */
  | { name: 'bank_connection_failed'; params?: { method?: string } }
  /** A user returned from the hosted sign-in. */
  | { name: 'login'; params?: { method?: string } }
  /** A debt is paid off by another quarter. */
  | { name: 'milestone_achieved'; params: { percent: number } }
  /** A feature was used. */
  | { name: 'feature_interaction'; params: { feature: string } }
  /** An uncaught error; the page continues. */
  | { name: 'js_error'; params: { description: string } };

/** The parameters that are the same for all events of a deployment. */
export interface EventDefaults {
  /** The bank-connection provider. */
  bankProvider: string;
}

/** The parameters as they are sent: those of the event, and the fixed ones of its name. */
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
