import type { CSSProperties } from 'react';
import { varsByWidth, type ByWidth } from '../theme/byWidth.ts';
import * as styles from './stack.css.ts';

/** 0, 4, 8, 12, 16, 20, 28, 40, 56 or 80 px. */
export type Gap = keyof typeof styles.gapSteps;
export type Align = keyof typeof styles.alignments;

interface Layout {
  className: string;
  style?: CSSProperties;
}

/** How the distance between children is set, the same or by the width of the nearest container. */
export function gapLayout(gap: Gap | ByWidth<Gap>): Layout {
  if (typeof gap !== 'object') return { className: styles.gap[gap] };
  return {
    className: styles.gapByWidth,
    style: varsByWidth(styles.gaps, gap, (step) => styles.gapSteps[step]),
  };
}

/** How children are aligned, the same or by the width of the nearest container. */
export function alignLayout(align: Align | ByWidth<Align>): Layout {
  if (typeof align !== 'object') return { className: styles.align[align] };
  return {
    className: styles.alignByWidth,
    style: varsByWidth(styles.aligns, align, (value) => styles.alignments[value]),
  };
}
