import type { Cents } from '@dime-time/finance-core/money';
import { Money } from '../Money/index.ts';
import { digitsWide } from './digitsWide.ts';
import * as styles from './FittedMoney.css.ts';

export interface FittedMoneyProps {
  /** The amount, in cents. */
  amount: Cents;
}

/** An amount as large as its place allows, smaller where it would not fit: never cut, never rounded. */
export function FittedMoney({ amount }: FittedMoneyProps) {
  // The contract hands out `var(--x)`; a style wants `--x`.
  const width = { [styles.digits.slice(4, -1)]: digitsWide(amount) };
  return (
    <span className={styles.box}>
      <Money amount={amount} className={styles.fitted} style={width} />
    </span>
  );
}
