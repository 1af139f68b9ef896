/** Longer than a load balancer leaves between two questions. */
const ASKED_LATELY_MS = 60_000;

/** Whether the server can be sent requests, for whoever spreads them over several servers. */
export interface Readiness {
  /** The answer to somebody who asks, which is remembered. */
  ask(): boolean;
  /**
   * Answers no from now on. Resolves when those who ask have had their time to hear it; at once where
   * nobody has asked lately, so that a person who stops a server waits for nobody.
   */
  leave(): Promise<void>;
}

/** @param graceMs how long those who ask are told no before the server closes. */
export function createReadiness(graceMs: number): Readiness {
  let isLeaving = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    ask() {
      askedAt = performance.now();
      return !isLeaving;
    },
    async leave() {
      isLeaving = true;
      if (performance.now() - askedAt >= ASKED_LATELY_MS) return;
      await new Promise((resolve) => setTimeout(resolve, graceMs));
    },
  };
}
