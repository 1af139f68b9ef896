import { forwardRef, useId } from 'react';
import { useObjectRef } from 'react-aria';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import { definedProps } from '../../theme/definedProps.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import { splitAria } from '../Field/splitAria.ts';
import { useAria } from '../Field/useAria.ts';
import { useFieldValue } from '../Field/useFieldValue.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './SliderField.css.ts';

/** How values are written, by what they count. */
const FORMATS = {
  number: {},
  percent: { style: 'unit', unit: 'percent' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export interface SliderFieldProps extends Omit<FieldProps<number>, 'error' | 'required'> {
  /** Where it stands, where the form keeps it. */
  value?: number | undefined;
  /**
   * Where it stands to begin with, where the field keeps it; a reset of the form goes back to it.
   * @default the lowest value
   */
  defaultValue?: number | undefined;
  /** Hears every step on the way. */
  onChange?: ((value: number) => void) | undefined;
  /** Hears where it was let go: the moment to keep the value. */
  onCommit?: ((value: number) => void) | undefined;
  /**
   * The lowest value.
   * @default 0
   */
  min?: number | undefined;
  /**
   * The highest value.
   * @default 100
   */
  max?: number | undefined;
  /**
   * The distance between two values.
   * @default 1
   */
  step?: number | undefined;
  /**
   * What is counted: 25 is read as '25' or as '25%'.
   * @default 'number'
   */
  format?: keyof typeof FORMATS | undefined;
}

/** A number between two ends, where about right is right. */
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
    format = 'number',
    className,
    ...rest
  },
  ref,
) {
  const noteId = useId();
  const [aria, frame] = splitAria(rest);
  const input = useObjectRef(ref);
  useAria(input, readOnly ? { ...aria, 'aria-readonly': true } : aria);
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
      {...frame}
      className={classes(field.field, className)}
      value={now}
      // Its library knows none that is read only: it stays where it is.
      onChange={(next) => {
        if (!readOnly) change(next);
      }}
      onChangeEnd={(last) => {
        if (!readOnly) onCommit?.(last);
      }}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={disabled}
      formatOptions={FORMATS[format]}
    >
      <div className={styles.head}>
        <Label className={field.label}>{label}</Label>
        <SliderOutput className={styles.output} />
      </div>
      <SliderTrack className={styles.track}>
        {({ state }) => (
          <>
            <span className={styles.line}>
              <span
                className={styles.fill}
                style={{ display: 'block', inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
            </span>
            <SliderThumb
              {...definedProps({ name, form, onFocus, onBlur })}
              inputRef={input}
              className={styles.thumb}
              {...(description === undefined ? {} : { 'aria-describedby': noteId })}
            />
          </>
        )}
      </SliderTrack>
      {description === undefined ? null : (
        <span id={noteId} className={field.note}>
          {description}
        </span>
      )}
    </Slider>
  );
});
