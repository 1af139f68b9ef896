import { forwardRef } from 'react';
import { SwitchButton, SwitchField as AriaSwitchField } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as styles from './SwitchField.css.ts';

export interface SwitchFieldProps extends Omit<FieldProps, 'error' | 'required'> {
  /** Whether it is on. */
  value: boolean;
  /** Called when it is turned on or off; that takes effect immediately. */
  onChange: (value: boolean) => void;
}

/** Turns something on or off immediately. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  { label, description, disabled = false, name, value, onChange, className },
  ref,
) {
  return (
    <AriaSwitchField
      inputRef={ref}
      className={classes(styles.field, className)}
      isSelected={value}
      onChange={onChange}
      isDisabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.label}>{label}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldNotes description={description} />
    </AriaSwitchField>
  );
});
