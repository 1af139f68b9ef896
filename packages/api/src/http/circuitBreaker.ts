/** A circuit breaker: stops calling a service that keeps failing. */
export interface CircuitBreaker {
  /** @throws CircuitOpenError without calling, for a while after too many consecutive failures. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** The circuit is open; the service was not called. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpen';
}

export interface CircuitBreakerOptions {
  /** Consecutive failures that open the circuit. */
  readonly failures: number;
  /** Milliseconds until one trial call is allowed (half-open). */
  readonly openForMs: number;
  /** Whether an error counts as a failure of the service. */
  readonly counts: (error: unknown) => boolean;
  /**
   * A monotonic clock in milliseconds.
   *
   * @default performance.now
   */
  readonly now?: () => number;
}

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const now = options.now ?? (() => performance.now());
  let failed = 0;
  let openUntil = 0;
  return {
    async run(call) {
      if (failed >= options.failures) {
        if (now() < openUntil)
          throw new CircuitOpenError('Not asked: it has not answered for a while.');
        // This call is the trial; concurrent ones fail until it has succeeded.
        openUntil = now() + options.openForMs;
      }
      try {
        const result = await call();
        failed = 0;
        return result;
      } catch (error) {
        failed = options.counts(error) ? failed + 1 : 0;
        if (failed >= options.failures) openUntil = now() + options.openForMs;
        throw error;
      }
    },
  };
}
