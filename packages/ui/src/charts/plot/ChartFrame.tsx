import { useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../../theme/classes.ts';
import { pointAfterKey } from './cursor.ts';
import * as styles from './plot.css.ts';

export interface ChartFrameProps {
  /** The element whose size the drawing takes. */
  frameRef: Ref<HTMLDivElement>;
  /** What is walked: 'Total Debt, point by point'. */
  label: string;
  /** How many points there are to walk, at least one. */
  count: number;
  /** Where the keyboard starts: the point that stands out by itself. */
  restAt: number;
  /** A point in words. */
  textAt: (at: number) => string;
  /** The point nearest to an x in the frame. */
  nearest: (x: number) => number | undefined;
  className?: string | undefined;
  /** The drawing, and the tooltip of the point that is looked at, if one is. */
  children: (activeAt: number | undefined) => ReactNode;
}

/** The part of a chart that is pointed at and walked by keys, as a slider over its points. */
export function ChartFrame({
  frameRef,
  label,
  count,
  restAt,
  textAt,
  nearest,
  className,
  children,
}: ChartFrameProps) {
  const [chosenAt, setChosenAt] = useState<number>();
  // New data may be shorter than the point that was looked at.
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
  // A lifted finger also leaves; its tooltip stays to be read.
  const leave = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse') setChosenAt(undefined);
  };

  return (
    <div
      ref={frameRef}
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
      {children(chosenAt === undefined ? undefined : cursorAt)}
    </div>
  );
}
