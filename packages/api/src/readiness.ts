/** Longer than a load balancer leaves between two questions. */
const RECENT_CHECK_MS = 60_000;

/** Whether the server can be sent requests, for whoever spreads them over several servers. */
export interface Readiness {
  /** The answer to somebody who asks, which is remembered. */
  check(): boolean;
  /**
   * Answers no from now on. Resolves when those who ask have had their time to hear it; at once where
   * nobody has asked lately, so that a person who stops a server waits for nobody.
   */
  drain(): Promise<void>;
}

/** @param graceMs how long those who ask are told no before the server closes. */
export function createReadiness(graceMs: number): Readiness {
  let isDraining = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    check() {
      checkedAt = performance.now();
      return !isDraining;
    },
    async drain() {
      isDraining = true;
      if (performance.now() - checkedAt >= RECENT_CHECK_MS) return;
      await new Promise((resolve) => setTimeout(resolve, graceMs));
    },
  };
}
