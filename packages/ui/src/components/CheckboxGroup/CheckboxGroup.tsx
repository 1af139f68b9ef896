import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  CheckboxGroup as AriaCheckboxGroup,
  Label,
  Text,
} from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './CheckboxGroup.css.ts';

/** One box of the group. */
export interface CheckboxOption<Value extends string> {
  /** The box’s entry in `value`. */
  value: Value;
  /** What checking it says, in the first person. */
  label: ReactNode;
  /** More detail, read after the label. */
  description?: ReactNode;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<FieldProps, 'required'> {
  /** The boxes, in order. */
  options: readonly CheckboxOption<Value>[];
  /** The checked values. */
  value: readonly Value[];
  /** Called with the checked values after a change, in the order of the options. */
  onChange: (value: readonly Value[]) => void;
  /**
   * Whether every box has to be checked; each is marked as required.
   * @default false
   */
  requireAll?: boolean;
  /**
   * Whether the label is visible; assistive technology gets it either way.
   * @default true
   */
  showLabel?: boolean;
}

/** Asks one question with several yes-or-no answers; any number of them can be checked. */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  error,
  disabled = false,
  name,
  options,
  value,
  onChange,
  requireAll = false,
  showLabel = true,
  className,
}: CheckboxGroupProps<Value>) {
  return (
    <AriaCheckboxGroup
      className={classes(field.field, className)}
      value={[...value]}
      onChange={(ticked) =>
        onChange(options.map((option) => option.value).filter((one) => ticked.includes(one)))
      }
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
      {...(name === undefined ? {} : { name })}
    >
      <Label className={showLabel ? field.label : visuallyHidden}>{label}</Label>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          value={option.value}
          isRequired={requireAll}
          className={styles.option}
        >
          <CheckboxButton className={styles.button}>
            <span className={styles.box} aria-hidden="true">
              <Check className={styles.check} />
            </span>
            <span className={styles.optionLabel}>{option.label}</span>
          </CheckboxButton>
          {option.description === undefined ? null : (
            <Text slot="description" elementType="div" className={styles.description}>
              {option.description}
            </Text>
          )}
        </CheckboxField>
      ))}
      <FieldNotes description={description} error={error} />
    </AriaCheckboxGroup>
  );
}
