import * as styles from './FittedMoney.css.ts';

export interface FittedCountProps {
  /** How many there are. */
  count: number;
}

/** Shows a count as large as its space allows, on one line, to match a fitted amount beside it. */
export function FittedCount({ count }: FittedCountProps) {
  const text = count.toLocaleString('en-US');
  // The contract hands out `var(--x)`; a style wants `--x`.
  const width = { [styles.digits.slice(4, -1)]: text.length };
  return (
    <span className={styles.box} style={width}>
      <span className={styles.fitted}>{text}</span>
    </span>
  );
}
