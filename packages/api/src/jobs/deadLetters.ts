import type { JobWithMetadata, PgBoss } from 'pg-boss';
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
  /** All of them; each stays for 60 days, or until it is sent again. */
  readonly list: () => AsyncIterable<DeadLetter>;
  /** Sends all back into their queues; returns how many were not queued already. */
  readonly send: () => Promise<number>;
}

/** Dead letters per query. */
const PAGE_SIZE = 1000;

/** Opens the queue for a look at its dead letters, without running a job. */
export async function withDeadLetters(
  deps: Omit<SchedulerDeps, 'clock'>,
  work: (letters: DeadLetters) => Promise<void>,
): Promise<void> {
  const queue = openQueue(deps, { isForCommand: true });
  // Nothing was ever queued where no server has run.
  if (!(await queue.isInstalled())) return;
  await queue.start();
  try {
    if (!(await queue.getQueue(DEAD_LETTERS))) return;
    await work({
      list: () => listAll(queue),
      send: () => sendAll(queue),
    });
  } finally {
    await queue.stop({ graceful: false });
  }
}

async function* listAll(queue: PgBoss): AsyncGenerator<DeadLetter> {
  for await (const page of pagesOf(queue)) {
    for (const { sourceName, createdOn, data } of page) {
      yield { queue: sourceName ?? '', failedAt: createdOn, piece: data };
    }
  }
}

async function sendAll(queue: PgBoss): Promise<number> {
  const pages: string[][] = [];
  for await (const page of pagesOf(queue)) pages.push(page.map(({ id }) => id));
  let sent = 0;
  for (const ids of pages) sent += await queue.redrive(DEAD_LETTERS, { ids, limit: PAGE_SIZE });
  return sent;
}

async function* pagesOf(queue: PgBoss): AsyncGenerator<readonly JobWithMetadata<Piece>[]> {
  let after: string | undefined;
  for (;;) {
    const page = await queue.findJobs<Piece>(DEAD_LETTERS, {
      queued: true,
      limit: PAGE_SIZE,
      ...(after !== undefined && { after }),
    });
    if (page.length > 0) yield page;
    after = page.at(-1)?.id;
    if (page.length < PAGE_SIZE) return;
  }
}
