import * as styles from './sections.css.ts';

/** A bar that repeats the figure beside it; visual only. */
export function Bar({ percent }: { percent: number }) {
  return (
    <span data-part="business-analytics-track" className={styles.track} aria-hidden="true">
      <span
        data-part="business-analytics-bar"
        className={styles.bar}
        style={{ inlineSize: `${percent}%` }}
      />
    </span>
  );
}
