import { Minus, Plus } from 'lucide-react';
import { forwardRef, useRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import { FieldNotes } from '../../internal/Field/FieldNotes.tsx';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import * as field from '../../internal/Field/Field.css.ts';
import { numberFormat } from './NumberField.model.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps<number | null> {
  /** The number, or null while the field is empty, if the form controls it. */
  value?: number | null | undefined;
  /**
   * The initial number, if the field controls it; a reset of the form restores it.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /** Called with the number when the field loses focus, and on every step; null when it is empty. */
  onChange?: ((value: number | null) => void) | undefined;
  /** The name of the number in a submitted form, which sends it as `1234.5` in every locale. */
  name?: string | undefined;
  /** The minimum. A smaller number becomes the minimum when the field loses focus. */
  min?: number | undefined;
  /** The maximum. A greater number becomes the maximum when the field loses focus. */
  max?: number | undefined;
  /**
   * The distance between two numbers, to which typed ones are rounded.
   * @default any number; the buttons change it by 1
   */
  step?: number | undefined;
  /**
   * The unit of the number, one of `Intl.NumberFormat`: 'month', 'percent', 'kilometer'. It is written in
   * the words of the provider’s locale: 12 months.
   * @default none
   */
  unit?: string | undefined;
  /** An example of an answer; never the question. */
  placeholder?: string | undefined;
  /**
   * Its height: 32, 40 or 48 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
}

/** Takes a number that is counted or measured, in the provider’s locale. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    description,
    error,
    required = false,
    disabled = false,
    readOnly = false,
    value,
    defaultValue = null,
    onChange,
    min,
    max,
    step,
    unit,
    placeholder = '',
    size = 'm',
    className,
    ...rest
  },
  ref,
) {
  const [aria, frame] = splitAria(rest);
  const root = useRef<HTMLDivElement>(null);
  const input = useObjectRef(ref);
  const [number, change] = useFieldValue<number | null>(
    {
      value: value === undefined ? defaultValue : value,
      defaultValue,
      onChange: (next) => onChange?.(next),
      controlled: value !== undefined,
    },
    input,
  );
  return (
    <AriaNumberField
      data-part="number-field"
      {...definedProps({ ...frame, minValue: min, maxValue: max, step })}
      ref={root}
      className={classes(field.field, className)}
      value={number ?? Number.NaN}
      onChange={(next) => change(Number.isNaN(next) ? null : next)}
      formatOptions={numberFormat(unit, step)}
      isRequired={required}
      isDisabled={useDisabled(disabled, root)}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== null && error !== false}
      // A page that is scrolled with the wheel must not change a number on the way.
      isWheelDisabled
      validationBehavior="aria"
    >
      <Label data-part="field-label" className={field.label}>
        {label}
      </Label>
      <Group data-part="field-control" className={field.control} data-size={size}>
        <Input
          {...aria}
          ref={input}
          data-part="field-input"
          className={classes(field.input, field.digits)}
          placeholder={placeholder}
          // The number itself is sent by a hidden input; a reset comes to this one.
          {...(frame.form === undefined ? {} : { form: frame.form })}
        />
        <Button data-part="number-field-decrement" slot="decrement" className={styles.step}>
          <Minus size={16} aria-hidden="true" />
        </Button>
        <Button data-part="number-field-increment" slot="increment" className={styles.step}>
          <Plus size={16} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
});
