import { useState } from 'react';
import { changedRuns } from './changedRuns.ts';
import * as styles from './RollingText.css.ts';

export interface RollingTextProps {
  text: string;
  /**
   * What it replaces on the first render.
   * @default nothing, and then nothing moves at first
   */
  former?: string | undefined;
}

/**
 * A figure whose changed characters slide from the former one to the next. The text in the document is
 * always the new one; the former characters are decoration.
 *
 * The elements stay once nothing moves: another change of the document would be announced again in a
 * live region.
 */
export function RollingText({ text, former: first = text }: RollingTextProps) {
  const [shown, setShown] = useState({ text, former: first, isMoving: first !== text });
  if (shown.text !== text) setShown({ text, former: shown.text, isMoving: true });
  if (shown.former === text) return text;
  return changedRuns(shown.former, text).map(({ text: run, former, key }) =>
    former === undefined ? (
      run
    ) : (
      <span
        key={key}
        data-part="money-digit"
        className={shown.isMoving ? styles.digit : undefined}
        data-former={shown.isMoving ? former : undefined}
        onAnimationEnd={() => setShown({ ...shown, isMoving: false })}
      >
        {run}
      </span>
    ),
  );
}
