import { forwardRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { SwitchButton, SwitchField as AriaSwitchField } from 'react-aria-components/Switch';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { FieldNotes } from '../../internal/Field/FieldNotes.tsx';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useAria } from '../../internal/Field/useAria.ts';
import * as styles from './SwitchField.css.ts';

export interface SwitchFieldProps extends Omit<FieldProps<boolean>, 'error' | 'required'> {
  /** Whether it is on, if the form controls it. */
  value?: boolean | undefined;
  /**
   * Whether it is on initially, if the field controls it; a reset of the form restores it.
   * @default false
   */
  defaultValue?: boolean | undefined;
  /** Called when it is turned on or off; that takes effect immediately. */
  onChange?: ((value: boolean) => void) | undefined;
  /**
   * The name of the value in a submitted form: `on` while it is on; nothing is sent while it is
   * off.
   */
  name?: string | undefined;
}

/** Turns something on or off immediately. */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(
  {
    label,
    description,
    disabled = false,
    readOnly = false,
    value,
    defaultValue,
    className,
    ...rest
  },
  ref,
) {
  const [aria, frame] = splitAria(rest);
  const input = useObjectRef(ref);
  useAria(input, aria);
  return (
    <AriaSwitchField
      data-part="switch-field"
      {...definedProps({ ...frame, isSelected: value, defaultSelected: defaultValue })}
      inputRef={input}
      className={classes(styles.field, className)}
      isDisabled={useDisabled(disabled, input)}
      isReadOnly={readOnly}
    >
      <SwitchButton className={styles.button}>
        <span data-part="switch-field-label" className={styles.label}>
          {label}
        </span>
        <span data-part="switch-field-track" className={styles.track} aria-hidden="true">
          <span data-part="switch-field-thumb" className={styles.thumb} />
        </span>
      </SwitchButton>
      <FieldNotes description={description} />
    </AriaSwitchField>
  );
});
