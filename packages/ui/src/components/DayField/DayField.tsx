import { forwardRef } from 'react';
import { Group, Input, Label, TextField as AriaTextField } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as styles from '../Field/Field.css.ts';
import * as own from './DayField.css.ts';

export interface DayFieldProps extends FieldProps {
  /** The date as `YYYY-MM-DD`, or an empty string. */
  value: string;
  /** Called on every change. */
  onChange: (value: string) => void;
  /** The first valid date, passed to the browser. */
  min?: string;
  /** The last valid date, passed to the browser. */
  max?: string;
}

/** Takes a calendar date, entered with the browser’s own calendar. */
export const DayField = forwardRef<HTMLInputElement, DayFieldProps>(function DayField(
  {
    label,
    description,
    error,
    required = false,
    disabled = false,
    name,
    min,
    max,
    className,
    ...rest
  },
  ref,
) {
  return (
    <AriaTextField
      {...rest}
      {...(name === undefined ? {} : { name })}
      type="date"
      className={classes(styles.field, className)}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <Group className={styles.control} role="presentation">
        <Input
          ref={ref}
          className={classes(styles.input, own.input)}
          {...(min ? { min } : {})}
          {...(max ? { max } : {})}
        />
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
});
