import { useId } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { classes } from '../../theme/classes.ts';
import type { FieldProps } from '../Field/Field.types.ts';
import * as field from '../Field/Field.css.ts';
import * as styles from './SliderField.css.ts';

/** How values are written, by what they count. */
const FORMATS = {
  number: {},
  percent: { style: 'unit', unit: 'percent' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export interface SliderFieldProps extends Omit<FieldProps, 'error' | 'required' | 'name'> {
  /** The current value. */
  value: number;
  /** Called on every step. */
  onChange: (value: number) => void;
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
   * The unit: 25 is read as '25' or as '25%'.
   * @default 'number'
   */
  format?: keyof typeof FORMATS | undefined;
}

/** Sets a number within a range when an approximate value is fine. */
export function SliderField({
  label,
  description,
  disabled = false,
  value,
  onChange,
  onCommit,
  min = 0,
  max = 100,
  step = 1,
  format = 'number',
  className,
}: SliderFieldProps) {
  const noteId = useId();
  return (
    <Slider
      className={classes(field.field, className)}
      value={value}
      onChange={onChange}
      {...(onCommit === undefined ? {} : { onChangeEnd: onCommit })}
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
}
