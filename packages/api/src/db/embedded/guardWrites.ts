import type { Engine } from './engine.ts';

/** Statements that write rows. Deletes are always allowed, since they free space. */
const WRITES_ROWS = /^\s*(insert|update) /i;

/**
 * Wraps an engine: calls the guard before each write outside a transaction. The caller guards the
 * start of a transaction itself.
 *
 * @param guard throws where no write is allowed.
 */
export function guardWrites(engine: Engine, guard: () => void): Engine {
  return {
    get closed() {
      return engine.closed;
    },
    get ready() {
      return engine.ready;
    },
    waitReady: engine.waitReady,
    close: () => engine.close(),
    async query(text, params, options) {
      if (WRITES_ROWS.test(text)) guard();
      return engine.query(text, params, options);
    },
    transaction: (callback) => engine.transaction(callback),
  };
}
