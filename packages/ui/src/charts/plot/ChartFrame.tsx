import { useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import { pointAfterKey } from './cursor.ts';
import * as styles from './plot.css.ts';

export interface ChartFrameProps {
  /** The element that determines the size of the drawing. */
  frameRef: Ref<HTMLDivElement>;
  /** The accessible name of the slider: 'Total Debt, point by point'. */
  label: string;
  /** The number of points, at least one. */
  count: number;
  /** Where the keyboard starts: the highlighted point. */
  restAt: number;
  /** A point as text. */
  textAt: (at: number) => string;
  /** The point nearest to an x in the frame. */
  nearest: (x: number) => number | undefined;
  className?: string | undefined;
  /**
   * What stands above the frame, of the active point.
   * @default nothing
   */
  above?: ((activeAt: number | undefined) => ReactNode) | undefined;
  /**
   * What stands below the frame, of the active point.
   * @default nothing
   */
  below?: ((activeAt: number | undefined) => ReactNode) | undefined;
  /** The drawing, and the tooltip of the active point, if any. */
  children: (activeAt: number | undefined) => ReactNode;
}

/** The interactive part of a chart: a slider over its points, for pointer and keyboard. */
export function ChartFrame({
  frameRef,
  label,
  count,
  restAt,
  textAt,
  nearest,
  className,
  above,
  below,
  children,
}: ChartFrameProps) {
  const [chosenAt, setChosenAt] = useState<number>();
  // New data may have fewer points than the active index.
  const cursorAt = Math.min(chosenAt ?? restAt, count - 1);

  const followPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setChosenAt(nearest(event.clientX - left));
  };
  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') setChosenAt(undefined);
    const next = pointAfterKey(event.key, cursorAt, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosenAt(next);
  };
  // Lifting a finger also fires `pointerleave`; then the tooltip stays.
  const leave = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse') setChosenAt(undefined);
  };

  const activeAt = chosenAt === undefined ? undefined : cursorAt;

  return (
    <>
      {above?.(activeAt)}
      <div
        ref={frameRef}
        data-part="chart-frame"
        className={classes(styles.frame, className)}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={cursorAt + 1}
        aria-valuetext={textAt(cursorAt)}
        aria-readonly="true"
        onPointerMove={followPointer}
        onPointerDown={followPointer}
        onPointerLeave={leave}
        onKeyDown={followKey}
        onBlur={() => setChosenAt(undefined)}
      >
        {children(activeAt)}
      </div>
      {below?.(activeAt)}
    </>
  );
}
