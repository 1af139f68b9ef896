import { lookOf, Marker } from './Marker.tsx';
import * as styles from './PayoffChart.css.ts';

/** A short piece of a plan's line with its mark, for the list and the tooltip. */
export function LineSample({ at, paidOff }: { at: number; paidOff: boolean }) {
  return (
    <svg className={`${styles.sample} ${lookOf(at)}`} width="36" height="14" aria-hidden="true">
      <path className={styles.curve} d="M1,7H28" />
      <Marker at={at} x={28} y={7} paidOff={paidOff} />
    </svg>
  );
}
