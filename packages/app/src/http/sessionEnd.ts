const listeners = new Set<() => void>();
let refusals = 0;

/**
 * Hears that the session ended, or goes on.
 *
 * @returns stops listening.
 */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * How often it has to be said that the session ended: nothing while it goes on, once for all that is
 * read after its end, and once more for each write, which somebody waits for.
 */
export function timesRefused(): number {
  return refusals;
}

/** Says that a call was refused because nobody is signed in any more. */
export function sessionEnded(call: 'read' | 'write'): void {
  if (call === 'write' || refusals === 0) change(refusals + 1);
}

/** Says that a call was answered which would have been refused without a session. */
export function sessionGoesOn(): void {
  if (refusals > 0) change(0);
}

function change(to: number): void {
  refusals = to;
  for (const listener of listeners) listener();
}
