import { useState } from 'react';
import type { ActionResult } from './actionResult.ts';

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

/**
 * Whether an action got no response and has no message. Then no toast is shown: the unconfirmed
 * submission is shown on the page instead.
 */
export function isIndeterminate(result: ActionResult): boolean {
  return !result.ok && result.unknown === true && result.message === undefined;
}
