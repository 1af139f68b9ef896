import type { Database } from '../db/index.ts';

/** Where the process crashes: before or after the commit of this transaction. */
export interface Crash {
  readonly transaction: number;
  readonly isCommitted: boolean;
}

/** A database that simulates a crash of the process: after it, every call fails. */
export function crashingDatabase(database: Database, crash: Crash | undefined): Database {
  let count = 0;
  let isDead = false;
  const dead = () => new Error('The process is dead.');
  return {
    ...database,
    get db() {
      if (isDead) throw dead();
      return database.db;
    },
    async transaction(work) {
      if (isDead) throw dead();
      count += 1;
      const isLast = count === crash?.transaction;
      if (isLast) isDead = true;
      const result = await database.transaction(async (tx) => {
        const done = await work(tx);
        if (isLast && !crash?.isCommitted) throw dead();
        return done;
      });
      if (isLast) throw dead();
      return result;
    },
  };
}
