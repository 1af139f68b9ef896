import { forwardRef } from 'react';
import {
  Group,
  Label,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** The text, where the form keeps it. */
  value?: string | undefined;
  /**
   * The text to begin with, where the field keeps it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Hears every change of the text. */
  onChange?: ((value: string) => void) | undefined;
  /** An example of an answer; never the question. */
  placeholder?: string | undefined;
  /** The most characters that can be typed. */
  maxLength?: number | undefined;
  /**
   * The least height, a CSS length.
   * @default '120px'
   */
  minHeight?: string | undefined;
}

/** Several lines of text; a person can make it taller. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    description,
    error,
    required = false,
    disabled = false,
    placeholder,
    minHeight = '120px',
    className,
    ...rest
  },
  ref,
) {
  return (
    <AriaTextField
      {...definedProps(rest)}
      className={classes(field.field, className)}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <Label className={field.label}>{label}</Label>
      <Group className={field.control} role="presentation">
        <AriaTextArea
          ref={ref}
          className={classes(field.input, styles.area)}
          placeholder={placeholder ?? ''}
          style={{ minHeight }}
        />
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
});
