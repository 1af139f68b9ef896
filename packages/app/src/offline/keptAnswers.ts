/** An answer of the server as it came, and when. */
interface KeptAnswer {
  readonly text: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  /** How many rows the server had, where the answer may hold only the newest of them. */
  readonly total?: number | undefined;
}

interface Entry extends KeptAnswer {
  /** The id of the person it was given to. */
  readonly owner: string;
}

/** The last good answers, kept in this browser for one person at a time. */
export interface KeptAnswers {
  /**
   * Begins to keep for a person. What was kept for another is forgotten first.
   *
   * @param path the call that says who is there.
   */
  begin: (path: string, answer: KeptAnswer, owner: string) => Promise<void>;
  /** Keeps an answer, if it is still this person for whom answers are kept. */
  keep: (path: string, answer: KeptAnswer, owner: string) => Promise<void>;
  /**
   * What was kept of a call.
   *
   * @param owner the person who asks; left out where that is the question.
   */
  read: (path: string, owner?: string) => Promise<KeptAnswer | undefined>;
  /** Forgets everything. */
  forget: () => Promise<void>;
}

/** The one cache they lie in, so that forgetting is one step. */
const ANSWERS_CACHE = 'dime-time.answers';
/** Names the person for whom answers are kept. */
const OWNER = '/dime-time/owner';

/**
 * Makes a keeper of answers.
 *
 * Its steps are done one after the other: an answer that arrives while another person's are being
 * forgotten must not be kept among them.
 *
 * @param storage where to keep them; without one, nothing is kept and nothing is found.
 */
export function createKeptAnswers(storage: CacheStorage | undefined): KeptAnswers {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: (storage: CacheStorage) => Promise<T>): Promise<T | undefined> => {
    if (!storage) return Promise.resolve(undefined);
    // A browser may refuse storage at any time, which is as if nothing had been kept.
    const done = last.then(() => step(storage)).catch(() => undefined);
    last = done;
    return done;
  };
  return {
    begin: async (path, answer, owner) => {
      await inTurn(async (caches) => {
        if ((await readOwner(caches)) !== owner) await caches.delete(ANSWERS_CACHE);
        const cache = await caches.open(ANSWERS_CACHE);
        await cache.put(OWNER, Response.json(owner));
        await write(cache, path, { ...answer, owner });
      });
    },
    keep: async (path, answer, owner) => {
      await inTurn(async (caches) => {
        // Another tab may have signed in somebody else, or signed out.
        if ((await readOwner(caches)) !== owner) return;
        await write(await caches.open(ANSWERS_CACHE), path, { ...answer, owner });
      });
    },
    read: (path, owner) =>
      inTurn(async (caches) => {
        const found = await caches.match(path, { cacheName: ANSWERS_CACHE });
        const entry = (await found?.json()) as Entry | undefined;
        const isTheirs = entry?.owner === (owner ?? (await readOwner(caches)));
        return isTheirs ? entry : undefined;
      }),
    forget: async () => {
      await inTurn((caches) => caches.delete(ANSWERS_CACHE));
    },
  };
}

async function readOwner(caches: CacheStorage): Promise<string | undefined> {
  const found = await caches.match(OWNER, { cacheName: ANSWERS_CACHE });
  return (await found?.json()) as string | undefined;
}

function write(cache: Cache, path: string, entry: Entry): Promise<void> {
  return cache.put(path, Response.json(entry));
}
