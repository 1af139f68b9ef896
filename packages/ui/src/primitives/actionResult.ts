import type { Cents } from '@dime-time/finance-core/money';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Undoes the last action. */
export interface Undo {
  /** How long it can be undone, in milliseconds after the action ended. */
  forMs: number;
  /** Undoes it. */
  run: () => Promise<ActionResult>;
}

/** The result of a screen’s action, as the parent returns it. */
export type ActionResult =
  | {
      ok: true;
      /** The server’s own message, if there is one. */
      message?: string | undefined;
      /** The amount paid, if the server reports it. */
      amount?: Cents | undefined;
      /**
       * Whether it was undone since, from another page: a retry can be answered long after it.
       * @default false
       */
      canceled?: boolean | undefined;
      /** The undo action, if there is one. */
      undo?: Undo | undefined;
    }
  | {
      ok: false;
      /** What went wrong, in words for the reader; also if an `unknown` action failed again. */
      message?: string | undefined;
      /**
       * Whether the action may have succeeded anyway: it was sent, and no response came. Retrying
       * is then safe, because the parent sends the same submission.
       * @default false
       */
      unknown?: boolean | undefined;
      /**
       * Whether it was not sent at all; `message` then says why.
       * @default false
       */
      notSent?: boolean | undefined;
    };

/** An action that did not succeed, or may not have. */
type FailedResult = Extract<ActionResult, { ok: false }>;

/**
 * Waits for an action and turns a rejection into a failed result, so that callers have only one way
 * to fail.
 *
 * @param toFailure the result of an error; by default it has the message of the error.
 */
export async function settle<Result>(
  action: Promise<Result>,
  toFailure: (error: unknown) => FailedResult = failureOf,
): Promise<Result | FailedResult> {
  try {
    return await action;
  } catch (error) {
    return toFailure(error);
  }
}

function failureOf(error: unknown): FailedResult {
  return { ok: false, message: error instanceof Error ? error.message : undefined };
}

/**
 * Whether an action got no response and has no message. Then no toast is shown: the unconfirmed
 * submission is shown on the page instead.
 */
export function isIndeterminate(result: ActionResult): boolean {
  return !result.ok && result.unknown === true && result.message === undefined;
}

/**
 * Lets one call of an action be under way at a time, so that a double click, or Enter and a click,
 * sends once.
 *
 * The guard is a ref and not the state, because two events of one frame see the same state.
 *
 * @returns whether a call is under way, and the guarded action; a call that comes meanwhile is dropped.
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): [pending: boolean, run: (...args: Args) => void] {
  const underWay = useRef(false);
  const latest = useRef(action);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    latest.current = action;
  });

  const run = useCallback((...args: Args) => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    void latest.current(...args).finally(() => {
      underWay.current = false;
      setPending(false);
    });
  }, []);

  return [pending, run];
}

/**
 * Keeps submissions that got no response until they are settled, even if others are sent meanwhile.
 *
 * @param controlled the parent’s list, if the parent keeps it across pages; without one, the list is
 * kept here.
 * @param isSame whether two submissions are the same.
 * @returns the list, and a function that records the result of a submission.
 */
export function useUnconfirmedSubmissions<Sent>(
  controlled: readonly Sent[] | undefined,
  isSame: (one: Sent, other: Sent) => boolean,
): [unconfirmed: readonly Sent[], record: (sent: Sent, result: ActionResult) => void] {
  const [own, setOwn] = useState<readonly Sent[]>([]);
  const record = (sent: Sent, result: ActionResult) =>
    setOwn((last) => {
      const others = last.filter((each) => !isSame(each, sent));
      return !result.ok && result.unknown ? [...others, sent] : others;
    });
  return [controlled ?? own, record];
}
