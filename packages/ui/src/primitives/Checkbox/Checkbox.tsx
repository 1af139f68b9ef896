import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { CheckMark } from '../../internal/Field/CheckMark.tsx';
import { FieldNotes } from '../../internal/Field/FieldNotes.tsx';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useAria } from '../../internal/Field/useAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import * as box from '../../internal/Field/CheckMark.css.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** What checking it says, in the first person; it may have links. */
  label: ReactNode;
  /** Whether it is checked, if the form controls it. */
  value?: boolean | undefined;
  /**
   * Whether it is checked initially, if the field controls it; a reset of the form restores it.
   * @default false
   */
  defaultValue?: boolean | undefined;
  /** Called when it is checked or unchecked. */
  onChange?: ((value: boolean) => void) | undefined;
  /**
   * Whether it stands for several boxes of which some are checked. It is a look and an announcement:
   * the value stays, and a press changes it.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** The name of the value in a submitted form: `on` while it is checked; otherwise nothing is sent. */
  name?: string | undefined;
}

/** Answers one question with yes or no; its form is sent with the answer. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    description,
    error,
    required = false,
    disabled = false,
    readOnly = false,
    indeterminate = false,
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
    <CheckboxField
      data-part="checkbox"
      {...definedProps({ ...frame, isSelected: value, defaultSelected: defaultValue })}
      inputRef={input}
      className={classes(styles.field, className)}
      isDisabled={useDisabled(disabled, input)}
      isReadOnly={readOnly}
      isRequired={required}
      isIndeterminate={indeterminate}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <CheckboxButton className={classes(box.button, styles.button)}>
        <CheckMark indeterminate={indeterminate} />
        <span data-part="checkbox-label" className={styles.label}>
          {label}
        </span>
      </CheckboxButton>
      <div className={styles.notes}>
        <FieldNotes description={description} error={error} />
      </div>
    </CheckboxField>
  );
});
