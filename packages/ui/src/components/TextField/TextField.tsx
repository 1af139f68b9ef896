import { forwardRef, type ReactNode } from 'react';
import { Group, Input, Label, TextField as AriaTextField } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as styles from '../Field/Field.css.ts';

export interface TextFieldProps extends FieldProps {
  /** The text, where the form keeps it. */
  value?: string | undefined;
  /**
   * The text to begin with, where the field keeps it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Hears every change of the text. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * What kind of text it is: the browser gives the keyboard and the check for it.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** The keyboard a phone shows. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | undefined;
  /** What the browser may fill in: `email`, `given-name`, `new-password`, `off`. */
  autoComplete?: string | undefined;
  /** An example of an answer; never the question. */
  placeholder?: string | undefined;
  /** The most characters that can be typed. */
  maxLength?: number | undefined;
  /** What stands before the value: a currency, a picture. */
  prefix?: ReactNode;
  /** What stands after the value: a unit. */
  suffix?: ReactNode;
  /**
   * Its height: 40 or 48 px.
   * @default 'm'
   */
  size?: 'm' | 'l' | undefined;
}

/** One line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    description,
    error,
    required = false,
    disabled = false,
    size = 'm',
    prefix,
    suffix,
    placeholder,
    className,
    ...rest
  },
  ref,
) {
  return (
    <AriaTextField
      {...definedProps(rest)}
      className={classes(styles.field, className)}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <Group className={styles.control} data-size={size} role="presentation">
        {prefix === undefined ? null : (
          <span className={styles.affix} data-side="start" aria-hidden="true">
            {prefix}
          </span>
        )}
        <Input ref={ref} className={styles.input} placeholder={placeholder ?? ''} />
        {suffix === undefined ? null : (
          <span className={styles.affix} data-side="end" aria-hidden="true">
            {suffix}
          </span>
        )}
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
});
