import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
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
import { FieldNotes } from '../../internal/Field/FieldNotes.tsx';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useAria } from '../../internal/Field/useAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import * as field from '../../internal/Field/Field.css.ts';
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

export interface ChoiceGroupProps<Value extends string> extends FieldProps<Value> {
  /** The options, two to about six. */
  options: readonly Choice<Value>[];
  /**
   * The chosen value, if the form controls it; undefined while nothing is chosen. Omit it if the field
   * controls it.
   */
  value?: Value | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: Value) => void) | undefined;
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
  const tilesPerRow = layout === 'tiles' ? columns : undefined;
  return (
    <RadioGroup
      data-part="choice-group"
      {...frame}
      ref={group}
      className={classes(field.field, className)}
      // null keeps the group controlled while nothing is chosen.
      {...('value' in props ? { value: value ?? null } : {})}
      // A form reset can clear the value, which is not a choice to report.
      onChange={(next: string | null) => {
        if (next !== null) onChange?.(next as Value);
      }}
      isRequired={required}
      isDisabled={useDisabled(disabled, group)}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
      orientation={layout === 'list' ? 'vertical' : 'horizontal'}
    >
      {({ state }) => (
        <>
          <Label data-part="field-label" className={showLabel ? field.label : visuallyHidden}>
            {label}
          </Label>
          <div
            data-part="choice-group-options"
            className={styles.options}
            data-layout={layout}
            data-columns={tilesPerRow}
            // The token contract has `var(--x)`; a style property needs `--x`.
            style={tilesPerRow && { [styles.columns.slice(4, -1)]: tilesPerRow }}
          >
            {options.map((option) => (
              <Radio
                key={option.value}
                data-part="choice-group-option"
                value={option.value}
                isDisabled={option.disabled ?? false}
                inputRef={option === reached(options, state.selectedValue) ? ref : null}
                className={styles.option}
              >
                <span data-part="choice-group-option-label" className={styles.optionLabel}>
                  {option.label}
                </span>
                {option.detail === undefined ? null : (
                  <span data-part="choice-group-option-detail" className={styles.optionDetail}>
                    {option.detail}
                  </span>
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

/** Lets people choose one of a few options, all visible; its ref is the option that Tab reaches. */
export const ChoiceGroup = forwardRef(ChoiceGroupWithRef) as <Value extends string>(
  props: ChoiceGroupProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;

/** The option that Tab reaches: the chosen one, else the first enabled one. */
function reached<Value extends string>(
  options: readonly Choice<Value>[],
  chosen: string | null,
): Choice<Value> | undefined {
  const possible = options.filter((option) => !option.disabled);
  return possible.find((option) => option.value === chosen) ?? possible[0];
}
