/** Of one household in one process; the others of its calls wait for their turn. */
const AT_WORK = { read: 2, write: 1 } as const;
/** How many calls of a household may wait: more than an app of several open pages makes at once. */
const MOST_WAITING = 100;

type Kind = keyof typeof AT_WORK;

/** Gives the calls of a household their turns. */
export interface HouseholdTurns {
  /**
   * Waits for a turn.
   *
   * @returns what ends the turn; `undefined` where too many wait already.
   */
  take(userId: string, kind: Kind): Promise<(() => void) | undefined>;
}

interface Line {
  atWork: number;
  readonly waiting: (() => void)[];
}

/**
 * Makes the turns: one person’s many calls stop nobody else, because they take neither all connections
 * of the database nor all of the processor.
 */
export function createHouseholdTurns(): HouseholdTurns {
  const lines = new Map<string, Line>();
  const end = (name: string, line: Line) => {
    const next = line.waiting.shift();
    if (next) return next();
    line.atWork -= 1;
    if (line.atWork === 0) lines.delete(name);
  };
  return {
    async take(userId, kind) {
      const name = `${kind} ${userId}`;
      const line = lines.get(name) ?? { atWork: 0, waiting: [] };
      if (line.waiting.length >= MOST_WAITING) return undefined;
      lines.set(name, line);
      if (line.atWork < AT_WORK[kind]) line.atWork += 1;
      else await new Promise<void>((resolve) => line.waiting.push(resolve));
      return () => end(name, line);
    },
  };
}
