/** A deadlock or a serialization failure: the same work may go through the next time. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * SQLSTATEs and their classes that say the database cannot answer now: connection, resources,
 * shutdown, a cancelled statement, a lock not given, a standby that takes no writes.
 */
const UNAVAILABLE = /^(08...|53...|57P0[1-5]|57014|55P03|25006)$/;

/** Errors of the network, and of a process or machine that has no file or connection to give. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EMFILE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** pg throws these as plain errors, without a code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout|Postgres connection has been discarded)/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether a transaction that failed so may be run again as it is. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error)) || isStaleStatement(error);
}

/**
 * Whether a statement was prepared before a migration changed what it answers. The server says no
 * more than that the feature is not supported, so the function that refused it tells.
 */
export function isStaleStatement(error: unknown): boolean {
  if (codeOf(error) !== '0A000' || !(error instanceof Error)) return false;
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/**
 * Whether no answer came in time from a server that ends its statements before that: the connection
 * carries nothing any more, and pg, which did not see it end, would give it to the next query.
 */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether the database cannot be reached or cannot answer now: a 503, never the caller's fault. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = codeOf(error);
  if (UNAVAILABLE.test(code) || UNREACHABLE.has(code)) return true;
  return error instanceof Error && code === '' && POOL_MESSAGES.test(error.message);
}
