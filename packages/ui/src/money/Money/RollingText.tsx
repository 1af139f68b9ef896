import { useState } from 'react';
import { changedCharacters } from './changedCharacters.ts';
import * as styles from './RollingText.css.ts';

/**
 * A figure whose changed characters slide from the former one to the next. The text in the document is
 * always the new one; the former characters are decoration. Nothing moves on the first render.
 */
export function RollingText({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, former: text });
  if (shown.text !== text) setShown({ text, former: shown.text });
  if (shown.former === text) return text;
  return changedCharacters(shown.former, text).map(({ character, former, key }) =>
    former === undefined ? (
      character
    ) : (
      <span
        key={key}
        data-part="money-digit"
        className={styles.digit}
        data-former={former}
        onAnimationEnd={() => setShown({ text, former: text })}
      >
        {character}
      </span>
    ),
  );
}
