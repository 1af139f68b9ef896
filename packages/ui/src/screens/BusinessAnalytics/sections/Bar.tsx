import * as styles from './sections.css.ts';

/** A bar beside a figure that already says it: for the eye alone. */
export function Bar({ percent }: { percent: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
