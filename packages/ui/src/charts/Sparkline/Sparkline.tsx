import type { TrendPoint } from '@dime-time/finance-core';
import { forwardRef, useMemo } from 'react';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFormats } from '../../words/index.ts';
import { trendSeries } from '../plot/trendSeries.ts';
import { TrendTable } from '../plot/TrendTable.tsx';
import { sparklineGeometry } from './Sparkline.geometry.ts';
import * as styles from './Sparkline.css.ts';

export interface SparklineProps extends HostProps<'figure', 'children'> {
  /**
   * The points from left to right. A point whose value is not finite is left out and keeps its
   * place.
   */
  points: readonly TrendPoint[];
  /** What the values are, for assistive technology: 'Round-ups'. */
  datasetLabel: string;
  /**
   * Its width in CSS pixels.
   * @default 96
   */
  width?: number;
  /**
   * Its height in CSS pixels.
   * @default 28
   */
  height?: number;
}

const DOT_RADIUS = 3;

/**
 * Shows the trend of a figure as a small line beside it, without axes and with the last point
 * marked.
 */
export const Sparkline = forwardRef<HTMLElement, SparklineProps>(function Sparkline(
  { points, datasetLabel, width = 96, height = 28, className, ...rest },
  ref,
) {
  const hidden = useAmountsHidden();
  const formats = useFormats();
  const series = useMemo(() => trendSeries(points, formats), [points, formats]);
  const { path, end } = useMemo(
    () => sparklineGeometry(series, { width, height }),
    [series, width, height],
  );
  return (
    <figure data-part="sparkline" {...rest} ref={ref} className={classes(styles.figure, className)}>
      <svg
        data-part="sparkline-drawing"
        className={styles.drawing}
        width={width}
        height={height}
        aria-hidden="true"
      >
        {path && <path data-part="sparkline-line" className={styles.line} d={path} />}
        {end ? (
          <circle
            data-part="sparkline-dot"
            className={styles.dot}
            cx={end.x}
            cy={end.y}
            r={DOT_RADIUS}
          />
        ) : (
          <path
            data-part="sparkline-empty"
            className={styles.empty}
            d={`M0,${height / 2}H${width}`}
          />
        )}
      </svg>
      <TrendTable series={series} datasetLabel={datasetLabel} hidden={hidden} />
    </figure>
  );
});
