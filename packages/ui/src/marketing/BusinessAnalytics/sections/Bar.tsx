import * as styles from './sections.css.ts';

/** A bar that repeats the figure beside it; visual only. */
export function Bar({ percent }: { percent: number }) {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
