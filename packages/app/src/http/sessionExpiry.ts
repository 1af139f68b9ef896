const listeners = new Set<() => void>();
let expiries = 0;

/**
 * Calls the listener whenever {@link expiryCount} changes.
 *
 * @returns unsubscribes.
 */
export function onSessionExpiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Number of notices due because the session expired: 0 while it is valid, 1 for all reads after the
 * expiry, and 1 more for each write, since the user waits for its result.
 */
export function expiryCount(): number {
  return expiries;
}

/** Records that a call failed because there is no session any more. */
export function reportSessionExpiry(call: 'read' | 'write'): void {
  if (call === 'write' || expiries === 0) setExpiries(expiries + 1);
}

/** Records that a call which needs a session succeeded. */
export function resetSessionExpiry(): void {
  if (expiries > 0) setExpiries(0);
}

function setExpiries(count: number): void {
  expiries = count;
  for (const listener of listeners) listener();
}
