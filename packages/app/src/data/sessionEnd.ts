const listeners = new Set<() => void>();

/**
 * Hears that a call was refused because nobody is signed in any more.
 *
 * @returns stops listening.
 */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a call was refused because nobody is signed in any more. */
export function sessionEnded(): void {
  for (const listener of listeners) listener();
}
