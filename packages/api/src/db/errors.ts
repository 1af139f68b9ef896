/** SQLSTATEs of a serialization failure and a deadlock: a retry may succeed. */
const RETRYABLE = new Set(['40001', '40P01']);

/**
 * SQLSTATEs of a database that is temporarily unavailable: connection, resources, shutdown,
 * cancelled statement, lock timeout, read-only standby.
 */
const UNAVAILABLE = /^(08...|53...|57P0[1-5]|57014|55P03|25006)$/;

/** System errors of the network, and of a process or machine out of file descriptors. */
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

/** Messages of pg's plain errors, which have no code. */
const POOL_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout|Postgres connection has been discarded)/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether the failed transaction may be retried unchanged. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(codeOf(error)) || isStaleStatement(error);
}

/**
 * Whether a prepared statement is stale, because a migration changed its result type. The server
 * only reports an unsupported feature, so the name of its function identifies the case.
 */
export function isStaleStatement(error: unknown): boolean {
  if (codeOf(error) !== '0A000' || !(error instanceof Error)) return false;
  return 'routine' in error && error.routine === 'RevalidateCachedQuery';
}

/**
 * Whether pg timed out waiting for a response. The server cancels statements earlier, so the
 * connection is dead, and pg would hand it to the next query.
 */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether the database is temporarily unavailable: a 503, never the caller's fault. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  const code = codeOf(error);
  if (UNAVAILABLE.test(code) || UNREACHABLE.has(code)) return true;
  return error instanceof Error && code === '' && POOL_MESSAGES.test(error.message);
}
