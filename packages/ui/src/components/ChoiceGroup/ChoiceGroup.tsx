import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './ChoiceGroup.css.ts';

export interface Choice<Value extends string> {
  /** The stored value. */
  value: Value;
  /** The visible label: '$25'. */
  label: ReactNode;
  /** A second line: 'Exceeds balance'. */
  detail?: ReactNode;
  /**
   * Whether it is disabled; say why in `detail`.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps<Value extends string> extends FieldProps {
  /** The options, two to about six. */
  options: readonly Choice<Value>[];
  /** The chosen value; undefined while nothing is chosen. */
  value: Value | undefined;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /**
   * `tiles` side by side for short labels, `list` stacked for long ones.
   * @default 'tiles'
   */
  layout?: 'tiles' | 'list' | undefined;
  /**
   * The number of tiles per row, on a phone as well. Set it for three tiles, so that none is alone
   * in a row. Four become two by two at very large text sizes.
   * @default as many as fit
   */
  columns?: 2 | 3 | 4 | undefined;
  /**
   * Whether the label is visible; assistive technology gets it either way.
   * @default true
   */
  showLabel?: boolean | undefined;
}

/** Lets people choose one of a few options, all visible. */
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
