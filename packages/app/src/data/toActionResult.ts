import { errorMessage } from './errorMessage.ts';
import type { WriteOutcome } from './moneyWrite.ts';
import { OfflineError } from './request.ts';

/** How a write ended, as the form that asked for it wants to know. */
export type ActionResult =
  | { ok: true; message?: string | undefined }
  | { ok: false; message?: string; unknown?: true; untried?: true };

/**
 * Tells a form how its write ended.
 *
 * @param messageOf the server's own words, where its answer has some.
 */
export function toActionResult<Answer>(
  outcome: WriteOutcome<Answer>,
  messageOf: (answer: Answer) => string | undefined = () => undefined,
): ActionResult {
  switch (outcome.status) {
    case 'done':
      return { ok: true, message: messageOf(outcome.answer) };
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
    ? { ok: false, message, untried: true }
    : { ok: false, message };
}
