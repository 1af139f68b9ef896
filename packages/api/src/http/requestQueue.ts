/** Of one household in one process; the others of its calls wait for their turn. */
const MAX_RUNNING = { read: 2, write: 1 } as const;
/** How many calls of a household may wait: more than an app of several open pages makes at once. */
const MAX_WAITING = 100;

type Kind = keyof typeof MAX_RUNNING;

/** Gives the calls of a household their turns. */
export interface RequestQueue {
  /**
   * Waits for a turn.
   *
   * @returns what ends the turn; `undefined` where too many wait already.
   */
  acquire(userId: string, kind: Kind): Promise<(() => void) | undefined>;
}

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Makes the turns: one person’s many calls stop nobody else, because they take neither all connections
 * of the database nor all of the processor.
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
