import { CompiledQuery, type Selectable } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CoreDeps, Tables } from '../db/index.ts';

/** Into how many shares a limit is divided: a process counts a share with one statement. */
const SHARES = 50;

/** Milliseconds between two warnings that the database does not count. */
const WARNING_INTERVAL_MS = 60_000;

/** A limit of a window of time, whose count all processes on the database share. */
export interface SharedLimit {
  /**
   * Counts one point.
   *
   * @returns the milliseconds until the window ends where the limit is used up.
   */
  consume(key: string): Promise<number | undefined>;
  /** Uncounts a point. */
  refund(key: string): Promise<void>;
  /** Counts points whether or not they exceed the limit. */
  charge(key: string, points: number): Promise<void>;
  /**
   * Checks whether charges exceed the limit, without a statement: those of other processes are known
   * from the latest charge of this one.
   *
   * @returns the milliseconds until the window ends where they do.
   */
  checkCharges(key: string): number | undefined;
}

export interface LimitOptions {
  /** Names the count in the database. */
  readonly name: string;
  /** The most points in a window. */
  readonly points: number;
  /** The length of a window in seconds. */
  readonly seconds: number;
}

/** What this process may still count in a window without asking the database. */
interface Share {
  /** Negative where charges exceed the limit. */
  left: number;
  /** Whether the shared count is used up. */
  isLast: boolean;
  /** The end of the window in milliseconds since the epoch. */
  readonly until: number;
}

type Count = Pick<Selectable<Tables['rate_limits']>, 'points' | 'expire'>;

/** Where the counts are: what `rate-limiter-flexible` calls a client. */
export interface LimitStore {
  query(statement: {
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<{ rows: { points: number; expire: number }[] }>;
}

/**
 * Creates a limit whose points are taken from the database in shares, so that most calls cost no
 * statement. All processes together never exceed it; one of them may refuse a call while others have
 * shares left. Where the database cannot be asked, each process counts in its memory.
 */
export function createSharedLimit(
  storeClient: LimitStore,
  { name, points, seconds }: LimitOptions,
): SharedLimit {
  // A share is a part of the limit, so counts of different limits must not mix.
  const keyPrefix = `${name}/${points}`;
  const store = new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration: seconds }),
    keyPrefix,
    points,
    duration: seconds,
  });
  const share = Math.max(1, Math.floor(points / SHARES));
  const shares = new Map<string, Share>();
  const asking = new Map<string, Promise<void>>();

  function keep(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes, left: number): void {
    const now = Date.now();
    for (const [oldest, { until }] of shares) {
      if (until > now) break;
      shares.delete(oldest);
    }
    shares.delete(key);
    // A clock that was wrong may have left the end of a window far in the future.
    const until = now + Math.min(msBeforeNext, seconds * 1000);
    shares.set(key, { left, until, isLast: consumedPoints >= points });
  }

  async function ask(key: string): Promise<void> {
    const result = await store.consume(key, share).catch((refusal: unknown) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    const exceeding = Math.max(0, result.consumedPoints - points);
    keep(key, result, Math.max(0, share - exceeding));
  }

  /** Asks once at a time, since each answer is a whole share. */
  async function askOnce(key: string): Promise<void> {
    const pending = asking.get(key) ?? ask(key).finally(() => asking.delete(key));
    asking.set(key, pending);
    await pending;
  }

  function shareOf(key: string): Share | undefined {
    const found = shares.get(key);
    return found && found.until > Date.now() ? found : undefined;
  }

  return {
    async consume(key) {
      for (;;) {
        const current = shareOf(key);
        if (current && current.left > 0) {
          current.left -= 1;
          return undefined;
        }
        if (current?.isLast) return current.until - Date.now();
        await askOnce(key);
      }
    },
    async refund(key) {
      await store.reward(key, 1);
      const current = shareOf(key);
      if (current) current.isLast = false;
    },
    async charge(key, charged) {
      const result = await store.penalty(key, charged);
      keep(key, result, points - result.consumedPoints);
    },
    checkCharges(key) {
      const current = shareOf(key);
      return current && current.left < 0 ? current.until - Date.now() : undefined;
    },
  };
}

/** The database as the store expects its driver: statements are prepared, and int8 is a number. */
export function createLimitStore({
  database: { db },
  log,
}: Pick<CoreDeps, 'database' | 'log'>): LimitStore {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return {
    async query({ text, values }) {
      try {
        const { rows } = await db.executeQuery<Count>({ ...CompiledQuery.raw(text, [...values]) });
        return { rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })) };
      } catch (error) {
        if (performance.now() - warnedAt > WARNING_INTERVAL_MS) {
          warnedAt = performance.now();
          log.warn({ err: error }, 'Rate limits are counted by this process alone for now.');
        }
        throw error;
      }
    },
  };
}
