import * as styles from './Why.css.ts';

export interface WhyProps {
  /** The explanation, a paragraph each; without any nothing is shown. */
  lines: readonly string[];
  /**
   * What opens it.
   * @default 'Why?'
   */
  label?: string;
}

/** A short explanation of a figure, closed until someone asks. */
export function Why({ lines, label = 'Why?' }: WhyProps) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{label}</summary>
      {lines.map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
    </details>
  );
}
