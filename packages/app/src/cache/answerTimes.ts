import type { Cache } from 'swr';

/** When an answer came, whether it came in an earlier visit, and how much of the whole it is. */
interface AnswerTime {
  /** ISO 8601. */
  readonly receivedAt: string;
  /** Whether it was kept from before, because the server was not reached. */
  readonly kept: boolean;
  /** How many rows the server has, where the answer may hold only the newest of them. */
  readonly total?: number | undefined;
}

/** When each answer in a cache came, by its key. */
export interface AnswerTimes {
  note: (path: string, time: AnswerTime) => void;
  find: (path: string) => AnswerTime | undefined;
  /** The answer that came first of all; the same object until that changes. */
  oldest: () => AnswerTime | undefined;
  /** The keys of the answers that were kept from before. */
  kept: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

const timesOfCaches = new WeakMap<Cache, AnswerTimes>();

/** When each answer in this cache came. */
export function answerTimes(cache: Cache): AnswerTimes {
  const found = timesOfCaches.get(cache);
  if (found) return found;
  const made = createAnswerTimes();
  timesOfCaches.set(cache, made);
  return made;
}

function createAnswerTimes(): AnswerTimes {
  const times = new Map<string, AnswerTime>();
  const listeners = new Set<() => void>();
  return {
    note: (path, time) => {
      times.set(path, time);
      listeners.forEach((listener) => listener());
    },
    find: (path) => times.get(path),
    oldest: () =>
      [...times.values()].reduce<AnswerTime | undefined>(
        (first, time) => (first && first.receivedAt <= time.receivedAt ? first : time),
        undefined,
      ),
    kept: () => [...times].filter(([, { kept }]) => kept).map(([path]) => path),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
