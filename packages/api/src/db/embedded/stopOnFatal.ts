import type { Engine } from './engine.ts';

/** SQLSTATE of an I/O error. */
const IO_ERROR = '58030';

/**
 * Wraps an engine: calls `stop` on an error after which it must not continue, which is a
 * WebAssembly trap or a failing disk.
 */
export function stopOnFatal(engine: Engine, stop: (error: unknown) => void): Engine {
  async function reportFatal<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (isFatal(error)) stop(error);
      throw error;
    }
  }
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
