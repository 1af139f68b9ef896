import type { Engine } from './engine.ts';

/** SQLSTATE of an I/O error. */
const IO_ERROR = '58030';

/** Returns a function that waits for work of the engine and calls `stop` on a fatal error. */
export function createFatalReporter(
  stop: (error: unknown) => void,
): <T>(work: Promise<T>) => Promise<T> {
  return async (work) => {
    try {
      return await work;
    } catch (error) {
      if (isFatal(error)) stop(error);
      throw error;
    }
  };
}

/**
 * Wraps an engine: calls `stop` on an error after which it must not continue, which is a
 * WebAssembly trap or a failing disk.
 */
export function stopOnFatal(engine: Engine, stop: (error: unknown) => void): Engine {
  const reportFatal = createFatalReporter(stop);
  return {
    get closed() {
      return engine.closed;
    },
    get ready() {
      return engine.ready;
    },
    waitReady: engine.waitReady,
    close: () => engine.close(),
    query: (text, params, options) => reportFatal(engine.query(text, params, options)),
    transaction: (callback) =>
      reportFatal(
        engine.transaction((tx) =>
          callback({
            rollback: () => tx.rollback(),
            query: (text, params, options) => reportFatal(tx.query(text, params, options)),
          }),
        ),
      ),
  };
}

function isFatal(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  const { severity, code } = error as { severity?: unknown; code?: unknown };
  return severity === 'FATAL' || code === IO_ERROR;
}
