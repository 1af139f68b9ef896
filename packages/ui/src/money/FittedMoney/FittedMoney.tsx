import type { Cents } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { useFormats } from '../../words/index.ts';
import { Money, type MoneyProps } from '../Money/Money.tsx';
import { maskedMoney } from '../Money/Money.model.ts';
import { widthInDigits } from './widthInDigits.ts';
import * as styles from './FittedMoney.css.ts';

export interface FittedMoneyProps extends HostProps<'span', 'children'> {
  /** The amount, in cents. */
  amount: Cents;
  /**
   * `on-change` slides the digits that a later amount changes.
   * @default 'never'
   */
  animate?: MoneyProps['animate'];
}

/**
 * Shows an amount as large as its space allows and shrinks it to fit: never truncated, never
 * rounded.
 */
export const FittedMoney = forwardRef<HTMLSpanElement, FittedMoneyProps>(function FittedMoney(
  { amount, animate, className, style, ...rest },
  ref,
) {
  const { money } = useFormats();
  // A hidden amount is fitted to the dots, whose size would otherwise reveal its length.
  const digits = useAmountsHidden() ? maskedMoney().length : widthInDigits(money(amount));
  // The token contract has `var(--x)`; a style property needs `--x`.
  const width = { [styles.digits.slice(4, -1)]: digits };
  return (
    <span
      data-part="fitted-money"
      {...rest}
      ref={ref}
      className={classes(styles.box, className)}
      style={{ ...width, ...style }}
    >
      <Money amount={amount} animate={animate} className={styles.fitted} />
    </span>
  );
});
