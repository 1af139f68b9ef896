import type { ReactNode } from 'react';
import { Group, Label, TextField as AriaTextField } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import type { FieldProps } from './Field.types.ts';
import { FieldNotes } from './FieldNotes.tsx';
import * as styles from './Field.css.ts';

/** What a field of text has, on one line or on several. */
export interface TextValueProps extends FieldProps<string> {
  /**
   * The text to begin with, where the field keeps it; a reset of the form goes back to it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** An example of an answer; never the question. */
  placeholder?: string | undefined;
  /** The most characters that can be typed. */
  maxLength?: number | undefined;
}

interface TextFrameProps extends Omit<TextValueProps, 'placeholder'> {
  /** The browser's kind of text, on one line. */
  type?: 'text' | 'date' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** The keyboard a phone shows. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | undefined;
  /** What the browser may fill in. */
  autoComplete?: string | undefined;
  /** Its least height. */
  size?: 's' | 'm' | 'l' | undefined;
  /** The input, and what stands before and after it. */
  children: ReactNode;
}

/** What stands around a text, however many lines it has: its label, its box and its notes. */
export function TextFrame({
  label,
  description,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  size = 'm',
  className,
  children,
  ...rest
}: TextFrameProps) {
  return (
    <AriaTextField
      {...definedProps(rest)}
      className={classes(styles.field, className)}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <Group className={styles.control} data-size={size} role="presentation">
        {children}
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
