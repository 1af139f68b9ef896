import { useRef, type ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import type { FieldProps } from './Field.types.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { useDisabled } from './useDisabled.ts';
import * as styles from './Field.css.ts';

/** The props of a text field, with one line or several. */
export interface TextValueProps extends FieldProps<string> {
  /**
   * The initial text, if the field controls it; a reset of the form restores it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** An example of an answer; never the question. */
  placeholder?: string | undefined;
  /** The maximum number of characters. */
  maxLength?: number | undefined;
}

interface TextFrameProps extends Omit<TextValueProps, 'placeholder'> {
  /** The input type, for a single line. */
  type?: 'text' | 'date' | 'email' | 'password' | 'search' | 'tel' | 'url' | undefined;
  /** The keyboard a phone shows. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url' | undefined;
  /** What the browser may fill in. */
  autoComplete?: string | undefined;
  /** Its minimum height. */
  size?: 's' | 'm' | 'l' | undefined;
  /** The input, and what comes before and after it. */
  children: ReactNode;
}

/** The frame around a text input with any number of lines: its label, its box and its notes. */
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
  const root = useRef<HTMLDivElement>(null);
  // react-aria looks for a description again when this changes, and ties one that appears later.
  const noted = { description: description !== undefined };
  return (
    <AriaTextField
      {...definedProps(rest)}
      {...noted}
      ref={root}
      className={classes(styles.field, className)}
      isRequired={required}
      isDisabled={useDisabled(disabled, root)}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <Label data-part="field-label" className={styles.label}>
        {label}
      </Label>
      <Group
        data-part="field-control"
        className={styles.control}
        data-size={size}
        role="presentation"
      >
        {children}
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
