import type { Cents } from '@dime-time/finance-core/money';

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

/**
 * Waits for an action and turns a rejection into a failed result, so that callers have only one way
 * to fail.
 */
export async function settle<Result>(
  action: Promise<Result>,
): Promise<Result | Extract<ActionResult, { ok: false }>> {
  try {
    return await action;
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : undefined };
  }
}
