import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './ChoiceGroup.css.ts';

export interface Choice<Value extends string> {
  /** What is kept. */
  value: Value;
  /** What is read: '$25'. */
  label: ReactNode;
  /** A second line: 'Exceeds balance'. */
  detail?: ReactNode;
  /**
   * Whether it cannot be chosen now; say why in `detail`.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps<Value extends string> extends FieldProps {
  /** What can be chosen: two to a handful. */
  options: readonly Choice<Value>[];
  /** What is chosen; undefined while nothing is. */
  value: Value | undefined;
  /** Hears the choice. */
  onChange: (value: Value) => void;
  /**
   * `tiles` beside one another for short words, `list` below one another for long ones.
   * @default 'tiles'
   */
  layout?: 'tiles' | 'list' | undefined;
  /**
   * How many tiles stand beside one another, also on a phone; for three, which would else leave one
   * alone in a line. Four stand two and two where letters are very large.
   * @default as many as fit
   */
  columns?: 2 | 3 | 4 | undefined;
  /**
   * Whether the label is seen; assistive technology has it either way.
   * @default true
   */
  showLabel?: boolean | undefined;
}

/** A choice of one from a handful, all in sight. */
export function ChoiceGroup<Value extends string>({
  label,
  description,
  error,
  required = false,
  disabled = false,
  name,
  options,
  value,
  onChange,
  layout = 'tiles',
  columns,
  showLabel = true,
  className,
}: ChoiceGroupProps<Value>) {
  const asked = layout === 'tiles' ? columns : undefined;
  return (
    <RadioGroup
      className={classes(field.field, className)}
      // null keeps the group controlled while nothing is chosen.
      value={value ?? null}
      onChange={(next) => onChange(next as Value)}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
      orientation={layout === 'list' ? 'vertical' : 'horizontal'}
      {...(name === undefined ? {} : { name })}
    >
      <Label className={showLabel ? field.label : visuallyHidden}>{label}</Label>
      <div
        className={styles.options}
        data-layout={layout}
        data-columns={asked}
        // The contract hands out `var(--x)`, a style wants `--x`.
        style={asked && { [styles.columns.slice(4, -1)]: asked }}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.disabled ?? false}
            className={styles.option}
          >
            <span className={styles.optionLabel}>{option.label}</span>
            {option.detail === undefined ? null : (
              <span className={styles.optionDetail}>{option.detail}</span>
            )}
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </RadioGroup>
  );
}
