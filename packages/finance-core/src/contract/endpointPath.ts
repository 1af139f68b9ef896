import type { Endpoint } from './endpoints.ts';

export interface EndpointPathOptions {
  /** The bank-connection provider's path segment. */
  readonly bank?: string;
  /** What the call is about; it is encoded as one segment. */
  readonly id?: string;
  /** What follows the question mark; undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/**
 * The address of a call: its path with the bank-connection provider and the id filled in, and its query.
 *
 * @throws RangeError when the path needs a provider and none, or one that is no plain segment, is
 * given, or when it needs an id and none is given.
 * @example endpointPath(endpoints.getBankAccounts, { bank: 'plaid' }) // '/api/plaid/accounts'
 */
export function endpointPath(endpoint: Endpoint, options: EndpointPathOptions = {}): string {
  const path = endpoint.path
    .replace('{bank}', () => bankSegment(options.bank))
    .replace('{id}', () => idSegment(options.id));
  const query = Object.entries(options.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/**
 * The address of a call as routers of servers write it: `:id` where the id stands.
 *
 * @throws RangeError when the path needs a provider and none, or one that is no plain segment, is given.
 * @example endpointPattern(endpoints.updateDebt) // '/api/debts/:id'
 */
export function endpointPattern(
  endpoint: Endpoint,
  { bank }: Pick<EndpointPathOptions, 'bank'> = {},
): string {
  return endpoint.path.replace('{bank}', () => bankSegment(bank)).replace('{id}', ':id');
}

function idSegment(id: string | undefined): string {
  if (id === undefined || id === '') throw new RangeError('The call needs an id.');
  // A dot alone would be read as a step in the path.
  return encodeURIComponent(id).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'));
}

function bankSegment(bank: string | undefined): string {
  if (bank === undefined || !/^[A-Za-z0-9][\w-]*$/.test(bank)) {
    throw new RangeError('A bank provider is one path segment of letters, digits, - and _.');
  }
  return bank;
}
