import type { Endpoint } from './endpoints.ts';

export interface EndpointPathOptions {
  /** The bank-connection provider's path segment. */
  readonly bank?: string;
  /** What follows the question mark; undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/**
 * The address of a call: its path with the bank-connection provider filled in, and its query.
 *
 * @throws RangeError when the path needs a provider and none, or one that is no plain segment, is given.
 * @example endpointPath(endpoints.getBankAccounts, { bank: 'plaid' }) // '/api/plaid/accounts'
 */
export function endpointPath(endpoint: Endpoint, options: EndpointPathOptions = {}): string {
  const path = endpoint.path.replace('{bank}', () => bankSegment(options.bank));
  const query = Object.entries(options.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

function bankSegment(bank: string | undefined): string {
  if (bank === undefined || !/^[A-Za-z0-9][\w-]*$/.test(bank)) {
    throw new RangeError('A bank provider is one path segment of letters, digits, - and _.');
  }
  return bank;
}
