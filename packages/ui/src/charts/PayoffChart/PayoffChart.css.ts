import { createVar, fallbackVar } from '@vanilla-extract/css';
import { container } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';
import { still } from '../plot/plot.css.ts';

/** How wide the line of a plan is, where it is not as wide as others. */
const lineWidth = createVar();

/**
 * Six line styles by place: each has a color, and dashes that are distinct without color. The color of
 * least contrast is last. Then what was planned, the minimums alone and the forecast, as in the chart of a
 * household’s history.
 */
export const look = uiVariants({
  0: { color: tokens.color.chart.series1 },
  1: { color: tokens.color.chart.series2, strokeDasharray: '9 4' },
  2: { color: tokens.color.chart.series3, strokeDasharray: '2 4' },
  3: { color: tokens.color.chart.series4, strokeDasharray: '12 4 2 4' },
  4: { color: tokens.color.chart.series5, strokeDasharray: '5 3' },
  5: { color: tokens.color.chart.series6, strokeDasharray: '1 3' },
  6: { color: tokens.color.chart.series2, vars: { [lineWidth]: '0.09375rem' } },
  7: {
    color: tokens.color.textMuted,
    strokeDasharray: '0 5',
    strokeLinecap: 'round',
    vars: { [lineWidth]: '0.125rem' },
  },
  8: { color: tokens.color.chart.trend, strokeDasharray: '4 5' },
});

export const curve = uiStyle({
  ...still,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: fallbackVar(lineWidth, '0.15625rem'),
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** The color of what was owed before, whose line is solid: that of the forecast that continues it. */
export const past = uiStyle({
  color: tokens.color.text,
  selectors: { '[data-forecast=true] &': { color: tokens.color.chart.trend } },
});

export const stem = uiStyle({
  ...still,
  stroke: 'currentcolor',
  strokeWidth: '1px',
  strokeDasharray: 'none',
});

export const marker = uiStyle({
  ...still,
  fill: 'currentcolor',
  stroke: tokens.color.surfaceRaised,
  strokeWidth: '0.125rem',
  strokeDasharray: 'none',
  '@media': { [media.forcedColors]: { color: 'CanvasText', stroke: 'Canvas' } },
});

export const name = uiStyle({
  fill: tokens.color.text,
  fontFamily: tokens.font.body,
  ...textSize('xs'),
  fontWeight: tokens.weight.semibold,
  dominantBaseline: 'middle',
  // A halo in the background color separates the text from lines behind it.
  paintOrder: 'stroke',
  stroke: tokens.color.surfaceRaised,
  strokeWidth: '0.25rem',
  strokeLinejoin: 'round',
  strokeDasharray: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const sample = uiStyle({ display: 'block', flex: 'none' });

/** Centers it on the letters of the text beside it. */
export const samplePlace = uiStyle({ position: 'relative', insetBlockStart: '0.1em' });

/**
 * Usual names take at most three lines on the narrowest phone; the legend has longer ones in full.
 */
export const tooltipName = uiStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: tokens.weight.regular,
});

export const tooltipAmount = uiStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

export const legend = uiStyle({
  ...container,
  display: 'grid',
  gap: tokens.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...textSize('s'),
  // Where the drawing is too narrow for names beside its lines, they stand above it.
  order: -1,
  marginBlockEnd: tokens.space[4],
  '@container': {
    '(min-width: 28rem)': { order: 0, marginBlockStart: tokens.space[4], marginBlockEnd: 0 },
  },
});

export const plan = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space[3],
  minInlineSize: 0,
});

/** Name and outcome of each plan are on one line only if all plans fit on one. */
export const planText = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  rowGap: tokens.space[1],
  minInlineSize: 0,
  '@container': { '(min-width: 44rem)': { flexDirection: 'row' } },
});

export const planName = uiStyle({
  minInlineSize: 0,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

export const planEnd = uiStyle({
  color: tokens.color.textMuted,
  selectors: { '&[data-ends=false]': { color: tokens.color.warningText } },
});
