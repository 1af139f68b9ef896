import type { Engine } from './engine.ts';

/** The beginning of a statement that makes rows, as Kysely writes it. What removes them always may. */
const WRITES_ROWS = /^(insert|update) /;

/**
 * An engine that asks before each statement that makes rows and is a transaction of its own; whoever
 * begins a transaction asks there.
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
