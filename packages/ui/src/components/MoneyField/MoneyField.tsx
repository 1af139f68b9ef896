import { parseCents, toDecimalString, type Cents } from '@dime-time/finance-core/money';
import { parseTypedAmount } from '@dime-time/finance-core/validate';
import { forwardRef, type ReactNode } from 'react';
import { Input } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import { TextFrame } from '../Field/TextFrame.tsx';
import * as styles from '../Field/Field.css.ts';

export interface MoneyFieldProps extends FieldProps {
  /** The amount as it was typed. What is no amount is kept too: nobody's words are thrown away. */
  value: string;
  /** Hears every change of the text. The form decides whether it is money. */
  onChange: (value: string) => void;
  /**
   * The least amount that makes sense, told to the browser.
   * @default one cent
   */
  min?: Cents | undefined;
  /** The most that makes sense, told to the browser. */
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
  /** The id of an element outside of it that describes it as well: the debt an amount is paid on. */
  'aria-describedby'?: string | undefined;
}

/**
 * An amount of US dollars as text.
 *
 * A text input and not a number input: that one drops what it cannot read, rolls with the mouse wheel
 * and takes `1e3`. Its limits stand on it all the same, for whoever looks for them. An amount that was
 * pasted as it stands on a page, `$6,200`, is shown as it will be sent once the field is left.
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
