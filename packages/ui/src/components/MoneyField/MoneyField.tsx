import { parseCents, toDecimalString, type Cents } from '@dime-time/finance-core/money';
import { parseTypedAmount } from '@dime-time/finance-core/validate';
import { forwardRef, type ReactNode } from 'react';
import { Input } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import { TextFrame } from '../Field/TextFrame.tsx';
import * as styles from '../Field/Field.css.ts';

export interface MoneyFieldProps extends FieldProps {
  /** The amount as it was typed, even if it is not a valid amount. */
  value: string;
  /** Called on every change of the text. The form decides whether it is a valid amount. */
  onChange: (value: string) => void;
  /**
   * The minimum that makes sense, passed to the browser.
   * @default one cent
   */
  min?: Cents | undefined;
  /** The maximum that makes sense, passed to the browser. */
  max?: Cents | undefined;
  /**
   * An example of an amount.
   * @default '0.00'
   */
  placeholder?: string | undefined;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * The currency before the value.
   * @default '$'
   */
  currency?: ReactNode;
  /** The ID of an outside element that also describes it: the debt an amount is paid on. */
  'aria-describedby'?: string | undefined;
}

/**
 * Takes an amount in US dollars as text.
 *
 * It is a text input rather than a number input, which drops what it cannot read, changes with the
 * mouse wheel and accepts `1e3`. The limits are still set on the element. A pasted amount such as
 * `$6,200` is shown as it will be sent once the field loses focus.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  { min = 1 as Cents, max, placeholder = '0.00', currency = '$', ...rest },
  ref,
) {
  const { value, onChange } = rest;
  const showWhatIsSent = () => {
    const amount = parseTypedAmount(value);
    if (amount !== undefined && parseCents(value) === undefined) onChange(toDecimalString(amount));
  };
  return (
    <TextFrame {...rest} onBlur={showWhatIsSent} inputMode="decimal" autoComplete="off">
      <span className={styles.affix} data-side="start" aria-hidden="true">
        {currency}
      </span>
      <Input
        ref={ref}
        className={classes(styles.input, styles.digits)}
        placeholder={placeholder}
        min={toDecimalString(min)}
        step="0.01"
        {...(max === undefined ? {} : { max: toDecimalString(max) })}
      />
    </TextFrame>
  );
});
