import {
  forwardRef,
  useRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { CheckMark } from '../../internal/Field/CheckMark.tsx';
import { FieldNotes } from '../../internal/Field/FieldNotes.tsx';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useAria } from '../../internal/Field/useAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import * as box from '../../internal/Field/CheckMark.css.ts';
import * as field from '../../internal/Field/Field.css.ts';
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

export interface CheckboxGroupProps<Value extends string> extends Omit<
  FieldProps<readonly Value[]>,
  'required'
> {
  /** The boxes, in order. */
  options: readonly CheckboxOption<Value>[];
  /** The checked values, if the form controls them. */
  value?: readonly Value[] | undefined;
  /**
   * The values checked at first, if the field controls them; a reset of the form restores them.
   * @default none
   */
  defaultValue?: readonly Value[] | undefined;
  /** Called with the checked values after a change, in the order of the options. */
  onChange?: ((value: readonly Value[]) => void) | undefined;
  /** The name of each checked value in a submitted form. */
  name?: string | undefined;
  /**
   * Whether every box has to be checked; each is announced as required. The form checks it: the browser
   * does not stop a submit.
   * @default false
   */
  requireAll?: boolean | undefined;
  /**
   * Whether the label is visible; assistive technology gets it either way.
   * @default true
   */
  showLabel?: boolean;
}

const NOTHING: readonly never[] = [];

function CheckboxGroupWithRef<Value extends string>(
  {
    label,
    description,
    error,
    disabled = false,
    readOnly = false,
    options,
    value,
    defaultValue = NOTHING,
    onChange,
    requireAll = false,
    showLabel = true,
    className,
    ...rest
  }: CheckboxGroupProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [aria, frame] = splitAria(rest);
  const group = useRef<HTMLDivElement>(null);
  useAria(group, aria);
  const firstBox = useObjectRef(ref);
  const [ticked, change] = useFieldValue<readonly Value[]>(
    {
      value: value ?? defaultValue,
      defaultValue,
      onChange: (next) => onChange?.(next),
      controlled: value !== undefined,
    },
    firstBox,
  );
  return (
    <AriaCheckboxGroup
      data-part="checkbox-group"
      {...frame}
      ref={group}
      className={classes(field.field, className)}
      value={[...ticked]}
      onChange={(next) =>
        change(options.map((option) => option.value).filter((one) => next.includes(one)))
      }
      isDisabled={useDisabled(disabled, group)}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== null && error !== false}
      validationBehavior="aria"
    >
      <Label data-part="field-label" className={showLabel ? field.label : visuallyHidden}>
        {label}
      </Label>
      {options.map((option, place) => (
        <CheckboxField
          key={option.value}
          data-part="checkbox-group-option"
          value={option.value}
          isRequired={requireAll}
          validationBehavior="aria"
          inputRef={place === 0 ? firstBox : null}
          className={styles.option}
        >
          <CheckboxButton className={classes(box.button, styles.button)}>
            <CheckMark />
            <span data-part="checkbox-group-option-label" className={styles.optionLabel}>
              {option.label}
            </span>
          </CheckboxButton>
          {option.description === undefined ? null : (
            <Text
              data-part="checkbox-group-option-description"
              slot="description"
              elementType="div"
              className={styles.description}
            >
              {option.description}
            </Text>
          )}
        </CheckboxField>
      ))}
      <FieldNotes description={description} error={error} />
    </AriaCheckboxGroup>
  );
}

/**
 * Asks one question with several yes-or-no answers; any number of them can be checked. Its ref is the
 * first box.
 */
export const CheckboxGroup = forwardRef(CheckboxGroupWithRef) as <Value extends string>(
  props: CheckboxGroupProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactElement;
