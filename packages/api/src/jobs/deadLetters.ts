import type { Piece, SchedulerDeps } from './job.ts';
import { openQueue } from './openQueue.ts';
import { DEAD_LETTERS } from './queues.ts';

/** A piece of a job that failed too often. */
interface DeadLetter {
  /** The queue in which it failed. */
  readonly queue: string;
  readonly failedAt: Date;
  readonly piece: Piece;
}

interface DeadLetters {
  /** The oldest of them; each stays until it is sent again. */
  readonly list: () => Promise<readonly DeadLetter[]>;
  /** Sends them back into their queues; returns how many. */
  readonly send: () => Promise<number>;
}

/** Opens the queue for a look at its dead letters, without running a job. */
export async function withDeadLetters(
  deps: Omit<SchedulerDeps, 'clock'>,
  work: (letters: DeadLetters) => Promise<void>,
): Promise<void> {
  const queue = openQueue(deps, { isForCommand: true });
  await queue.start();
  try {
    // Nothing was ever queued where no server has run.
    if (!(await queue.getQueue(DEAD_LETTERS))) return;
    await work({
      async list() {
        const found = await queue.findJobs<Piece>(DEAD_LETTERS, { queued: true });
        return found.map(({ sourceName, createdOn, data }) => ({
          queue: sourceName ?? '',
          failedAt: createdOn,
          piece: data,
        }));
      },
      send: () => queue.redrive(DEAD_LETTERS),
    });
  } finally {
    await queue.stop({ graceful: false });
  }
}
