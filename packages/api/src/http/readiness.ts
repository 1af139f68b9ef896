/** Longer than a load balancer's interval between two checks, in milliseconds. */
const RECENT_CHECK_MS = 60_000;

/** The readiness of the server, for load balancers. */
export interface Readiness {
  /** The current readiness; records that a load balancer checks it. */
  check(): boolean;
  /**
   * Reports not ready from now on. Resolves after the grace period, in which load balancers notice;
   * at once where none has checked lately, so that stopping a server by hand does not wait.
   */
  drain(): Promise<void>;
}

/** @param graceMs how long the server reports not ready before it closes. */
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
