import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';

const FRESH_FOR_MS: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  [endpoints.getUser, 300_000],
  [endpoints.getTransactions, 30_000],
]);

/**
 * How long the data of a call counts as fresh, in milliseconds: shown again after that, it is
 * refetched in the background. `undefined` if it is fresh until it is invalidated.
 */
export function freshForMs(endpoint: Endpoint): number | undefined {
  return FRESH_FOR_MS.get(endpoint);
}
