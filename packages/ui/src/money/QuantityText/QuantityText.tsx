import { quantityToDecimalString, type Quantity } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { MASK } from '../Money/Money.model.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { moneyWords } from '../words/money.ts';
import * as styles from './QuantityText.css.ts';

export interface QuantityTextProps extends HostProps<'data', 'children' | 'value'> {
  /** The amount of a token or a coin, in hundred-millionths. */
  amount: Quantity;
  /** The unit: 'DTT', 'BTC'. */
  unit?: string | undefined;
  /**
   * The number of decimals.
   * @default all of them, at least two
   */
  decimals?: number | undefined;
  /**
   * Whether values above zero get a plus sign.
   * @default 'auto'
   */
  sign?: 'auto' | 'always' | undefined;
  /**
   * Whether it is replaced by dots.
   * @default the setting of the surrounding AmountsPrivacy
   */
  masked?: boolean | undefined;
  /**
   * What is read in place of a hidden amount.
   * @default 'Amount hidden'
   */
  maskedLabel?: string | undefined;
}

/** Shows an exact quantity of a token or a coin, in tabular figures. */
export const QuantityText = forwardRef<HTMLDataElement, QuantityTextProps>(function QuantityText(
  { amount, unit, decimals, sign = 'auto', masked, maskedLabel, className, ...rest },
  ref,
) {
  const words = useWords(moneyWords);
  const amountsHidden = useAmountsHidden();
  const formats = useFormats();
  const hidden = masked ?? amountsHidden;
  const plus = sign === 'always' && amount > 0n ? '+' : '';
  const after = unit === undefined ? '' : ` ${unit}`;
  return (
    <data
      data-part="quantity-text"
      {...rest}
      ref={ref}
      value={hidden ? '' : quantityToDecimalString(amount)}
      className={classes(styles.quantity, className)}
    >
      {hidden ? (
        <>
          <span aria-hidden="true">{`${MASK}${after}`}</span>
          <VisuallyHidden>{maskedLabel ?? words.hidden}</VisuallyHidden>
        </>
      ) : (
        `${plus}${formats.quantity(amount, decimals)}${after}`
      )}
    </data>
  );
});
