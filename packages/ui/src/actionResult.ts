import type { Cents } from '@dime-time/finance-core/money';

/** Takes back what was just done. */
export interface Undo {
  /** How long it can be, in milliseconds from when the action ended. */
  forMs: number;
  /** Takes it back. */
  run: () => Promise<ActionResult>;
}

/** How an action of a screen ended, as its owner answers it. */
export type ActionResult =
  | {
      ok: true;
      /** The server's own words, where it has some. */
      message?: string | undefined;
      /** What was paid, where the server says so. */
      amount?: Cents | undefined;
      /** The way back, where there is one. */
      undo?: Undo | undefined;
    }
  | {
      ok: false;
      /** What went wrong, as the reader may see it; also where an `unknown` one failed anew. */
      message?: string | undefined;
      /**
       * Whether it may have been done all the same: it was sent, and no answer came. Asking again is
       * then safe, since its owner sends the same submission.
       * @default false
       */
      unknown?: boolean | undefined;
      /**
       * Whether it was not even sent, so that `message` says more than that it failed.
       * @default false
       */
      untried?: boolean | undefined;
    };

/** Waits for an action and turns a rejection into a failed result, so that no caller has two ways to fail. */
export async function settle<Result>(
  action: Promise<Result>,
): Promise<Result | Extract<ActionResult, { ok: false }>> {
  try {
    return await action;
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : undefined };
  }
}
