import type { Piece, SharedJob } from '../../packages/api/src/jobs/index.ts';

/** The time of the clocks of these tests. */
export const NOW = '2026-11-19T14:05:00Z';

/** How long a test waits for what happens in a queue, and how often it looks. */
export const PATIENCE = { timeout: 30_000, interval: 10 };

/** The pieces of one household, each about one thing. */
export function piecesOf(...abouts: readonly string[]): Piece[] {
  return abouts.map((about) => ({ userId: 'u', about }));
}

/**
 * A job of these pieces.
 *
 * @param done has each piece once it is done; it is then no longer due.
 */
export function jobOf(name: string, pieces: readonly Piece[], done: string[] = []): SharedJob {
  return {
    name,
    concurrency: 2,
    batchSize: 2,
    async *find() {
      yield pieces.filter(({ about }) => !done.includes(about));
    },
    work: async (_deps, { about }) => {
      if (!done.includes(about)) done.push(about);
    },
  };
}
