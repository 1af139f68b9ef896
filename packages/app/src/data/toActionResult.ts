import type { Cents } from '@dime-time/finance-core/money';
import type { Undo } from '@dime-time/ui';
import { errorMessage } from './errorMessage.ts';
import type { WriteOutcome } from './moneyWrite.ts';
import { OfflineError } from './request.ts';

/** What a server tells of a write that it did. */
export interface Told {
  /** Its own words, where it has some. */
  message?: string | undefined;
  /** What was paid. */
  amount?: Cents | undefined;
  /** The way back, where there is one. */
  undo?: Undo | undefined;
}

/** How a write ended, as the form that asked for it wants to know. */
export type ActionResult =
  ({ ok: true } & Told) | { ok: false; message?: string; unknown?: true; notSent?: true };

/**
 * Tells a form how its write ended.
 *
 * @param toldBy what the server's answer tells of it.
 */
export function toActionResult<Answer>(
  outcome: WriteOutcome<Answer>,
  toldBy: (answer: Answer) => Told = () => ({}),
): ActionResult {
  switch (outcome.status) {
    case 'done':
      return { ok: true, ...toldBy(outcome.answer) };
    case 'failed':
      return failure(outcome.error);
    case 'unknown':
      return { ...(outcome.error && failure(outcome.error)), ok: false, unknown: true };
  }
}

/** What a form says of a write that failed, and whether it was sent at all. */
export function failure(error: unknown): Extract<ActionResult, { ok: false }> {
  const message = errorMessage(error);
  return error instanceof OfflineError
    ? { ok: false, message, notSent: true }
    : { ok: false, message };
}
