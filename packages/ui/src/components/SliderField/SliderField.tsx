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
  /** Where it stands. */
  value: number;
  /** Hears every step on the way. */
  onChange: (value: number) => void;
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
