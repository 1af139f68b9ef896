import { useState } from 'react';
import type { ActionResult } from './actionResult.ts';

/**
 * Keeps submissions that got no response until they are settled, whatever else is sent meanwhile.
 *
 * @param kept the parent’s list, if the parent keeps it across pages; without one, it is kept here.
 * @param isSame whether two submissions are the same.
 * @returns the list, and a function that records the result of a submission.
 */
export function useUnanswered<Sent>(
  kept: readonly Sent[] | undefined,
  isSame: (one: Sent, other: Sent) => boolean,
): [unanswered: readonly Sent[], note: (sent: Sent, result: ActionResult) => void] {
  const [own, setOwn] = useState<readonly Sent[]>([]);
  const note = (sent: Sent, result: ActionResult) =>
    setOwn((last) => {
      const others = last.filter((each) => !isSame(each, sent));
      return !result.ok && result.unknown ? [...others, sent] : others;
    });
  return [kept ?? own, note];
}

/** Whether there is nothing to tell in passing: nobody knows how it ended, and that stands on the page. */
export function isUntold(result: ActionResult): boolean {
  return !result.ok && result.unknown === true && result.message === undefined;
}
