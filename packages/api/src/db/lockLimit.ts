/**
 * Limits how long a change of the schema waits for a lock, to less than the lock timeout of the
 * requests that then wait behind it: they would fail. It is tried again.
 */
export const LOCK_LIMIT = `set local lock_timeout = '1s'`;
