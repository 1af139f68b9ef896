import { Label, Radio, RadioGroup } from 'react-aria-components';
import {
  forwardRef,
  useRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldProps } from '../Field/Field.types.ts';
import { splitAria } from '../Field/splitAria.ts';
import { useAria } from '../Field/useAria.ts';
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

export interface ChoiceGroupProps<Value extends string> extends FieldProps<Value> {
  /** What can be chosen: two to a handful. */
  options: readonly Choice<Value>[];
  /**
   * What is chosen, where the form keeps it; undefined while nothing is. Leave it away where the field
   * keeps it.
   */
  value?: Value | undefined;
  /** Hears the choice. */
  onChange?: ((value: Value) => void) | undefined;
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

function ChoiceGroupWithRef<Value extends string>(
  props: ChoiceGroupProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const {
    label,
    description,
    error,
    required = false,
    disabled = false,
    readOnly = false,
    options,
    value,
    onChange,
    layout = 'tiles',
    columns,
    showLabel = true,
    className,
    ...rest
  } = props;
  const [aria, frame] = splitAria(rest);
  const group = useRef<HTMLDivElement>(null);
  useAria(group, aria);
  const asked = layout === 'tiles' ? columns : undefined;
  return (
    <RadioGroup
      {...frame}
      ref={group}
      className={classes(field.field, className)}
      // null keeps the group controlled while nothing is chosen.
      {...('value' in props ? { value: value ?? null } : {})}
      // A reset can leave nothing chosen, which is no choice.
      onChange={(next: string | null) => {
        if (next !== null) onChange?.(next as Value);
      }}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
      orientation={layout === 'list' ? 'vertical' : 'horizontal'}
    >
      {({ state }) => (
        <>
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
                inputRef={option === reached(options, state.selectedValue) ? ref : null}
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
        </>
      )}
    </RadioGroup>
  );
}

/** A choice of one from a handful, all in sight; its ref is the option that Tab reaches. */
export const ChoiceGroup = forwardRef(ChoiceGroupWithRef) as <Value extends string>(
  props: ChoiceGroupProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;

/** The option that Tab reaches: the one that is chosen, else the first that can be. */
function reached<Value extends string>(
  options: readonly Choice<Value>[],
  chosen: string | null,
): Choice<Value> | undefined {
  const possible = options.filter((option) => !option.disabled);
  return possible.find((option) => option.value === chosen) ?? possible[0];
}
