/** Concurrent requests of one user in this process; further ones wait. */
const MAX_RUNNING = { read: 2, write: 1 } as const;
/** Requests of one user that may wait: more than an app with several open pages sends at once. */
const MAX_WAITING = 100;

type Kind = keyof typeof MAX_RUNNING;

/** Limits the concurrent requests of each user. */
export interface RequestQueue {
  /**
   * Waits for a free slot.
   *
   * @returns a function that releases the slot; `undefined` where too many requests wait already.
   */
  acquire(userId: string, kind: Kind): Promise<(() => void) | undefined>;
}

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Creates the queue. It keeps the requests of one user from using all database connections or all
 * of the processor.
 */
export function createRequestQueue(): RequestQueue {
  const lines = new Map<string, Queue>();
  const end = (name: string, line: Queue) => {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(name);
  };
  return {
    async acquire(userId, kind) {
      const name = `${kind} ${userId}`;
      const line = lines.get(name) ?? { running: 0, waiting: [] };
      if (line.waiting.length >= MAX_WAITING) return undefined;
      lines.set(name, line);
      if (line.running < MAX_RUNNING[kind]) line.running += 1;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      return () => end(name, line);
    },
  };
}
