/** The longest a server is believed that it must be left alone, in milliseconds. */
const LONGEST_MS = 300_000;

/** The server asked to be left alone for a while, and that while is not over. */
export class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError';
}

/** What is needed of a response to read how long it asks to wait. */
interface WaitingAnswer {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/** Keeps calls from a server that said it had too many of them. */
export interface RetryAfter {
  /** Notes what an answer asks for: only a 429 with its seconds asks for anything. */
  note: (call: string, answer: WaitingAnswer) => void;
  /** @throws RetryLaterError where the call was asked to wait, with the seconds that are left. */
  check: (call: string) => void;
}

/**
 * Remembers, for each call, until when the server wants to be left alone.
 *
 * Nothing is held back to be sent later: whoever asks too early is told how long to wait.
 *
 * @param now a clock that only goes forward, in milliseconds.
 */
export function retryAfter(now: () => number): RetryAfter {
  const until = new Map<string, number>();
  return {
    note: (call, { status, headers }) => {
      const seconds = headers.get('retry-after') ?? '';
      if (status !== 429 || !/^\d{1,6}$/.test(seconds)) return;
      until.set(call, now() + Math.min(Number(seconds) * 1000, LONGEST_MS));
    },
    check: (call) => {
      const left = Math.ceil(((until.get(call) ?? 0) - now()) / 1000);
      if (left <= 0) return;
      const wait = left === 1 ? '1 second' : `${left} seconds`;
      throw new RetryLaterError(`We’re getting too many requests. Try again in ${wait}.`);
    },
  };
}
