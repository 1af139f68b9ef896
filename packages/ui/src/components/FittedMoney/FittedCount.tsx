import * as styles from './FittedMoney.css.ts';

export interface FittedCountProps {
  /** How many there are. */
  count: number;
}

/** A count as large as its place allows, on one line: beside an amount that is fitted, so is it. */
export function FittedCount({ count }: FittedCountProps) {
  const text = count.toLocaleString('en-US');
  // The contract hands out `var(--x)`; a style wants `--x`.
  const width = { [styles.digits.slice(4, -1)]: text.length };
  return (
    <span className={styles.box}>
      <span className={styles.fitted} style={width}>
        {text}
      </span>
    </span>
  );
}
