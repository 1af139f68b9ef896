import { forwardRef, useId } from 'react';
import { useFirstFill } from '../../internal/useFirstFill.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { useFormats } from '../../words/index.ts';
import { meterValue } from '../ProgressMeter/ProgressMeter.model.ts';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps extends HostProps<'div', 'children'> {
  /** What is measured. */
  label: string;
  /** The value, 0 to 100; a value out of range is shown as the nearest end. */
  value: number;
  /**
   * The figure as text, beside the label; the percentage stays in the ring.
   * @default the percentage alone
   */
  valueLabel?: string | undefined;
  /**
   * What the ring is about.
   * @default 'progress'
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * Its diameter: 40, 64 or 96 px. The smallest has its figure beside it.
   * @default 'm'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Whether the label is visible; assistive technology gets it either way.
   * @default true
   */
  showLabel?: boolean | undefined;
}

/** The ring in units of its own picture, and the width of its line by size. */
const BOX = 64;
const STROKE = { s: 10, m: 7, l: 6 } as const;

/** Shows how much of something is done, as a ring with the figure inside. */
export const ProgressRing = forwardRef<HTMLDivElement, ProgressRingProps>(function ProgressRing(
  { label, value, valueLabel, tone = 'progress', size = 'm', showLabel = true, className, ...rest },
  ref,
) {
  const share = meterValue(value);
  const percent = useFormats().percent(share);
  const labelId = useId();
  const beside = valueLabel ?? (size === 's' ? percent : undefined);
  return (
    <div
      data-part="progress-ring"
      aria-labelledby={labelId}
      {...rest}
      ref={ref}
      role="meter"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={valueLabel ?? percent}
      data-size={size}
      className={classes(styles.root, className)}
    >
      <div
        data-part="progress-ring-dial"
        className={classes(styles.dial, styles.size[size])}
        aria-hidden="true"
      >
        <Ring share={share} tone={tone} stroke={STROKE[size]} />
        {size === 's' ? null : (
          <span data-part="progress-ring-percent" className={styles.figure}>
            {percent}
          </span>
        )}
      </div>
      <div className={showLabel ? undefined : visuallyHidden}>
        <div id={labelId} data-part="progress-ring-label" className={styles.label}>
          {label}
        </div>
        {beside === undefined ? null : (
          <div data-part="progress-ring-value" className={styles.value}>
            {beside}
          </div>
        )}
      </div>
    </div>
  );
});

interface RingProps {
  share: number;
  tone: keyof typeof styles.tone;
  stroke: number;
}

function Ring({ share, tone, stroke }: RingProps) {
  const arc = useFirstFill<SVGCircleElement>(() => [
    { strokeDashoffset: share },
    { strokeDashoffset: 0 },
  ]);
  const circle = {
    cx: BOX / 2,
    cy: BOX / 2,
    r: (BOX - stroke) / 2,
    strokeWidth: stroke,
    pathLength: 100,
  };
  return (
    <svg className={styles.picture} viewBox={`0 0 ${BOX} ${BOX}`}>
      <circle {...circle} data-part="progress-ring-track" className={styles.track} />
      {/* Of nothing, a round end would still be a dot. */}
      {share === 0 ? null : (
        <circle
          {...circle}
          ref={arc}
          data-part="progress-ring-arc"
          className={classes(styles.arc, styles.tone[tone])}
          strokeLinecap="round"
          strokeDasharray={`${share} 100`}
        />
      )}
    </svg>
  );
}
