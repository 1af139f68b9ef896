import { forwardRef, useId, type ReactNode } from 'react';
import { useFirstFill } from '../../internal/useFirstFill.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { useFormats } from '../../words/index.ts';
import { meterValue } from './ProgressMeter.model.ts';
import * as styles from '../../internal/meter.css.ts';

export interface ProgressMeterProps extends HostProps<'div', 'children'> {
  /** What is measured. */
  label: string;
  /** The value, 0 to 100; a value out of range is shown as the nearest end. */
  value: number;
  /**
   * The figure as text.
   * @default the percentage without decimals
   */
  valueLabel?: string | undefined;
  /**
   * What the bar is about.
   * @default 'progress'
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * The thickness of the bar: 6, 8 or 12 px.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | undefined;
  /**
   * Whether the label and the figure are above the bar; assistive technology gets them either way.
   * @default true
   */
  showLabel?: boolean | undefined;
  /** A note below the bar. */
  children?: ReactNode;
}

/** Shows how much of something is done, as a bar and in words. */
export const ProgressMeter = forwardRef<HTMLDivElement, ProgressMeterProps>(function ProgressMeter(
  {
    label,
    value,
    valueLabel,
    tone = 'progress',
    size = 'm',
    showLabel = true,
    children,
    className,
    ...rest
  },
  ref,
) {
  const share = meterValue(value);
  const { percent } = useFormats();
  const words = valueLabel ?? percent(share);
  const labelId = useId();
  const bar = useFirstFill<HTMLDivElement>(fromStartToEnd);
  return (
    <div
      data-part="progress-meter"
      aria-labelledby={labelId}
      {...rest}
      ref={ref}
      className={classes(styles.meter, className)}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={words}
    >
      <div data-part="progress-meter-header" className={showLabel ? styles.head : visuallyHidden}>
        <span id={labelId} data-part="progress-meter-label" className={styles.label}>
          {label}
        </span>
        <span data-part="progress-meter-value" className={styles.value}>
          {words}
        </span>
      </div>
      <div data-part="progress-meter-track" className={styles.track} data-size={size}>
        <div
          ref={bar}
          data-part="progress-meter-bar"
          className={classes(styles.bar, styles.tone[tone])}
          style={{ inlineSize: `${share}%` }}
        />
      </div>
      {children}
    </div>
  );
});

/** The bar from its start, on the right in right-to-left text, to its end. */
function fromStartToEnd(bar: HTMLElement): Keyframe[] {
  const isRtl = getComputedStyle(bar).direction === 'rtl';
  return [
    { clipPath: `inset(0 ${isRtl ? '0 0 100%' : '100% 0 0'} round 1rem)` },
    { clipPath: 'inset(0 0 0 0 round 1rem)' },
  ];
}
