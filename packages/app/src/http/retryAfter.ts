import { RetryLaterError } from './httpError.ts';

/** Maximum wait that is accepted from a server, in milliseconds. */
const MAX_WAIT_MS = 300_000;

/** The part of a response that is read. */
interface ResponseHead {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
}

/** Blocks the calls that the server has rate-limited. */
export interface RetryAfter {
  /** Records the `Retry-After` seconds of a 429; other responses are ignored. */
  record: (call: string, response: ResponseHead) => void;
  /** @throws RetryLaterError if the call may not be sent yet, with the seconds left. */
  check: (call: string) => void;
}

/**
 * Enforces the `Retry-After` header of a 429, for each call. Nothing is queued: a call that comes too
 * early fails.
 *
 * @param now a monotonic clock, in milliseconds.
 */
export function retryAfter(now: () => number): RetryAfter {
  const until = new Map<string, number>();
  return {
    record: (call, { status, headers }) => {
      const seconds = headers.get('retry-after') ?? '';
      if (status !== 429 || !/^\d{1,6}$/.test(seconds)) return;
      until.set(call, now() + Math.min(Number(seconds) * 1000, MAX_WAIT_MS));
    },
    check: (call) => {
      const left = Math.ceil(((until.get(call) ?? 0) - now()) / 1000);
      if (left > 0) throw new RetryLaterError(left);
    },
  };
}
