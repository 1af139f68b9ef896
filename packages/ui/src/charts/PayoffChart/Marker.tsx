import type { CurveEnd } from './PayoffChart.geometry.ts';
import * as styles from './PayoffChart.css.ts';

export interface MarkerProps {
  /** The line style of its plan. */
  look: number;
  x: number;
  y: number;
  /** How the plan continues from here; an arrow shows that it does, and in which direction. */
  goes: CurveEnd['goes'];
}

const LOOKS = Object.values(styles.look);

/** One shape for each plan, centered: circle, square, diamond, triangle. */
const SHAPES = [
  'M-5,0a5,5 0 1,0 10,0a5,5 0 1,0 -10,0Z',
  'M-4.5,-4.5H4.5V4.5H-4.5Z',
  'M0,-6L6,0L0,6L-6,0Z',
  'M0,-6L6,5H-6Z',
];
const ARROW = 'M-4,-6L6,0L-4,6Z';
/** An arrow on a shaft as tall as a line of text, from the point of the line upwards. */
const ARROW_UP = 'M-2.5,0V-11H-7L0,-22L7,-11H2.5V0Z';

/** The class of a line style: color and dashes. */
export function lineStyleClass(look: number): string {
  return LOOKS[look] ?? '';
}

/** The marker at the end of a plan. */
export function Marker({ look, x, y, goes }: MarkerProps) {
  const shapes = { 'paid-off': SHAPES[look % SHAPES.length], on: ARROW, up: ARROW_UP };
  const shape = shapes[goes];
  return (
    <path
      data-part="payoff-chart-marker"
      className={styles.marker}
      d={shape}
      transform={`translate(${x} ${y})`}
    />
  );
}
