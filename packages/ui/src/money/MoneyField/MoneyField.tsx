import {
  parseCents,
  toDecimalString,
  parseTypedAmount,
  type Cents,
} from '@dime-time/finance-core/money';
import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Input } from 'react-aria-components/Input';
import { classes } from '../../theme/classes.ts';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { TextFrame } from '../../internal/Field/TextFrame.tsx';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import * as styles from '../../internal/Field/Field.css.ts';
import { useSubmittedText } from './useSubmittedText.ts';

export interface MoneyFieldProps extends FieldProps<string> {
  /**
   * The amount as it was typed, even if it is not a valid amount, if the form controls it.
   */
  value?: string | undefined;
  /** Called on every change of the text. The form decides whether it is a valid amount. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * The name of the amount in a submitted form. The form sends the plain decimal `6200.00`, however
   * the amount was typed; text that is not an amount is sent unchanged, for the server to refuse.
   */
  name?: string | undefined;
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
  const [aria, { value, defaultValue = '', onChange, onBlur, ...frame }] = splitAria(rest);
  const input = useObjectRef(ref);
  const [text, change] = useFieldValue(
    {
      value: value ?? defaultValue,
      defaultValue,
      onChange: (next) => onChange?.(next),
      controlled: value !== undefined,
    },
    input,
  );
  useSubmittedText(input, plainAmount);
  const showWhatIsSent = () => {
    if (parseCents(text) === undefined && plainAmount(text) !== text && !frame.readOnly) {
      change(plainAmount(text));
    }
  };
  return (
    <TextFrame
      data-part="money-field"
      {...frame}
      value={text}
      onChange={change}
      onBlur={(event) => {
        showWhatIsSent();
        onBlur?.(event);
      }}
      inputMode="decimal"
      autoComplete="off"
    >
      <span
        data-part="money-field-currency"
        className={styles.affix}
        data-side="start"
        aria-hidden="true"
      >
        {currency}
      </span>
      <Input
        {...aria}
        ref={input}
        data-part="field-input"
        className={classes(styles.input, styles.digits)}
        placeholder={placeholder}
        min={toDecimalString(min)}
        step="0.01"
        {...(max === undefined ? {} : { max: toDecimalString(max) })}
      />
    </TextFrame>
  );
});

/** Returns an amount in the server’s format: `$6,200` is `6200.00`; other text is unchanged. */
function plainAmount(text: string): string {
  const amount = parseTypedAmount(text);
  return amount === undefined ? text : toDecimalString(amount);
}
