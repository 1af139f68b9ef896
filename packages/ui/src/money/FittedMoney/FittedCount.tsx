import { classes } from '../../theme/classes.ts';
import { tabular } from '../../theme/text.css.ts';
import { useFormats } from '../../words/index.ts';
import * as styles from './FittedMoney.css.ts';

export interface FittedCountProps {
  /** The count. */
  count: number;
}

/** Shows a count as large as its space allows, on one line, to match a fitted amount beside it. */
export function FittedCount({ count }: FittedCountProps) {
  const text = useFormats().count(count);
  // The token contract has `var(--x)`; a style property needs `--x`.
  const width = { [styles.digits.slice(4, -1)]: text.length };
  return (
    <span data-part="fitted-money-count" className={styles.box} style={width}>
      <span className={classes(tabular, styles.fitted)}>{text}</span>
    </span>
  );
}
