import type { TrendPoint } from '@dime-time/finance-core';
import { useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { ChartData } from './ChartData.tsx';
import { ChartMarks } from './ChartMarks.tsx';
import { ChartTooltip } from './ChartTooltip.tsx';
import { HIDDEN_AMOUNT, tooltipText } from './DebtTrendChart.a11y.ts';
import { nearestAt, pointAfterKey, trendGeometry } from './DebtTrendChart.geometry.ts';
import { useMeasuredSize } from './useMeasuredSize.ts';
import * as styles from './DebtTrendChart.css.ts';

export interface TrendPlotProps {
  points: readonly TrendPoint[];
  datasetLabel: string;
  markedIndex: number | undefined;
}

/** Drawn before the frame can be measured: the size it has on a desk. */
const UNMEASURED = { width: 640, height: 280 };

/** The chart where it has at least one point: the drawing, its tooltip and its keys. */
export function TrendPlot({ points, datasetLabel, markedIndex }: TrendPlotProps) {
  const hidden = useAmountsHidden();
  const [frameRef, size] = useMeasuredSize<HTMLDivElement>(UNMEASURED);
  const geometry = useMemo(() => trendGeometry(points, size), [points, size]);
  const [activeAt, setActiveAt] = useState<number>();

  const markedAt = geometry.points.findIndex((point) => point.index === markedIndex);
  const lastAt = geometry.points.length - 1;
  // New data may be shorter than the point that was looked at.
  const cursorAt = Math.min(activeAt ?? (markedAt >= 0 ? markedAt : lastAt), lastAt);
  const cursor = geometry.points[cursorAt];
  const active = activeAt === undefined ? undefined : cursor;
  const cursorText = cursor && (hidden ? HIDDEN_AMOUNT : tooltipText(cursor.value, datasetLabel));

  const followPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setActiveAt(nearestAt(geometry.points, event.clientX - left));
  };
  const followKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') setActiveAt(undefined);
    const next = pointAfterKey(event.key, cursorAt, geometry.points.length);
    if (next === undefined) return;
    event.preventDefault();
    setActiveAt(next);
  };
  // A lifted finger also leaves; its tooltip stays to be read.
  const leave = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType === 'mouse') setActiveAt(undefined);
  };

  return (
    <figure className={styles.figure}>
      <div
        ref={frameRef}
        className={styles.frame}
        role="slider"
        tabIndex={0}
        aria-label={`${datasetLabel}, point by point`}
        aria-valuemin={1}
        aria-valuemax={geometry.points.length}
        aria-valuenow={cursorAt + 1}
        aria-valuetext={cursor && `${cursor.label}, ${cursorText}`}
        aria-readonly="true"
        onPointerMove={followPointer}
        onPointerDown={followPointer}
        onPointerLeave={leave}
        onKeyDown={followKey}
        onBlur={() => setActiveAt(undefined)}
      >
        <ChartMarks
          geometry={geometry}
          active={active}
          marked={geometry.points[markedAt]}
          amountsHidden={hidden}
        />
        {active && (
          <ChartTooltip geometry={geometry} point={active}>
            {hidden ? HIDDEN_AMOUNT : tooltipText(active.value, datasetLabel)}
          </ChartTooltip>
        )}
      </div>
      <ChartData points={points} datasetLabel={datasetLabel} hidden={hidden} />
    </figure>
  );
}
