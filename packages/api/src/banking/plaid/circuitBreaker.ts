/** Lets calls through while the other side answers, and spares it and the caller while it does not. */
export interface CircuitBreaker {
  /** @throws CircuitOpen without calling, for a while after too many failures in a row. */
  run<T>(call: () => Promise<T>): Promise<T>;
}

/** The other side has not answered for a while, and was not asked. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpen';
}

export interface CircuitBreakerOptions {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** How long it stays open before one call tries again. */
  readonly openForMs: number;
  /** Which errors say that the other side is in trouble. */
  readonly counts: (error: unknown) => boolean;
  /**
   * Milliseconds that only go forward.
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
        // This call tries; those beside it wait for what comes of it.
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
