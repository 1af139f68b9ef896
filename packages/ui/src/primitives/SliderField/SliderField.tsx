import { forwardRef, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { useAria } from '../../internal/Field/useAria.ts';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import { Inline } from '../Inline/Inline.tsx';
import * as field from '../../internal/Field/Field.css.ts';
import * as styles from './SliderField.css.ts';

/** The number format for each unit. */
const FORMATS = {
  number: {},
  percent: { style: 'unit', unit: 'percent' },
  dollars: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export interface SliderFieldProps extends Omit<FieldProps<number>, 'error' | 'required'> {
  /** The current value, if the form controls it. */
  value?: number | undefined;
  /**
   * The initial value, if the field controls it; a reset of the form restores it.
   * @default the lowest value
   */
  defaultValue?: number | undefined;
  /** Called on every step. */
  onChange?: ((value: number) => void) | undefined;
  /** Called once on release: the moment to save the value. */
  onCommit?: ((value: number) => void) | undefined;
  /**
   * The minimum.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The maximum.
   * @default 100
   */
  max?: number | undefined;
  /**
   * The distance between two values.
   * @default 1
   */
  step?: number | undefined;
  /**
   * The unit: 25 is read as '25', as '25%' or as '$25'.
   * @default 'number'
   */
  format?: keyof typeof FORMATS | undefined;
  /**
   * What is read and announced in place of the value, where the exact value is between two steps.
   * @default the value in its unit
   */
  valueText?: string | undefined;
}

/** Sets a number within a range when an approximate value is fine. */
export const SliderField = forwardRef<HTMLInputElement, SliderFieldProps>(function SliderField(
  {
    label,
    description,
    disabled = false,
    readOnly = false,
    value,
    min = 0,
    max = 100,
    step = 1,
    defaultValue = min,
    onChange,
    onCommit,
    onFocus,
    onBlur,
    name,
    form,
    id,
    format = 'number',
    valueText,
    className,
    ...rest
  },
  ref,
) {
  const noteId = useId();
  const [aria, frame] = splitAria(rest);
  const input = useObjectRef(ref);
  useBrowserLayoutEffect(() => {
    // react-aria sets its own ID on the input, and a slider’s ID on the group around it.
    if (id !== undefined) input.current?.setAttribute('id', id);
  }, [input, id]);
  useAria(input, {
    ...aria,
    ...(readOnly && { 'aria-readonly': true }),
    ...(valueText !== undefined && { 'aria-valuetext': valueText }),
  });
  const [now, change] = useFieldValue(
    {
      value: value ?? defaultValue,
      defaultValue,
      onChange: (next) => onChange?.(next),
      controlled: value !== undefined,
    },
    input,
  );
  return (
    <Slider
      data-part="slider-field"
      {...frame}
      className={classes(field.field, className)}
      value={now}
      // react-aria has no read-only slider, so changes are ignored.
      onChange={(next) => {
        if (!readOnly) change(next);
      }}
      onChangeEnd={(last) => {
        if (!readOnly) onCommit?.(last);
      }}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={useDisabled(disabled, input)}
      formatOptions={FORMATS[format]}
    >
      <Inline align="baseline" justify="between" wrap={false}>
        <Label
          data-part="field-label"
          className={field.label}
          onClick={() => input.current?.focus()}
        >
          {label}
        </Label>
        <SliderOutput data-part="slider-field-value" className={styles.output}>
          {valueText}
        </SliderOutput>
      </Inline>
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <span data-part="slider-field-track" className={styles.line}>
              <span
                data-part="slider-field-fill"
                className={styles.fill}
                style={{ display: 'block', inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
            </span>
            <SliderThumb
              data-part="slider-field-thumb"
              {...definedProps({ name, form, onFocus, onBlur })}
              inputRef={input}
              className={styles.thumb}
              {...(description === undefined ? {} : { 'aria-describedby': noteId })}
            />
          </>
        )}
      </SliderTrack>
      {description === undefined ? null : (
        <span id={noteId} data-part="field-description" className={field.note}>
          {description}
        </span>
      )}
    </Slider>
  );
});
