import { Fragment, useState } from 'react';
import { RollingText } from './RollingText.tsx';
import * as styles from './RollingText.css.ts';

/**
 * A date or a duration whose changed characters slide, as the digits of an amount do. Each word stays in
 * one line, so that lines break where they would without. Until the first change it is text alone.
 */
export function RollingWords({ text }: { text: string }) {
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && text !== first) setHasChanged(true);
  if (!hasChanged) return text;
  const former = first.split(' ');
  return text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.word}>
        <RollingText text={word} former={former[index]} />
      </span>
    </Fragment>
  ));
}
