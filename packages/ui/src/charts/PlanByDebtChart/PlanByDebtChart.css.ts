import { container } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';
import { still } from '../plot/plot.css.ts';

/** Six colors; the gray one is last, for the debts that share a band. */
export const look = uiVariants({
  0: { color: tokens.color.chart.series1 },
  1: { color: tokens.color.chart.series2 },
  2: { color: tokens.color.chart.series3 },
  3: { color: tokens.color.chart.series4 },
  4: { color: tokens.color.chart.series6 },
  5: { color: tokens.color.chart.series5 },
});

/** A border of the surface separates bands without their colors. */
export const band = uiStyle({
  ...still,
  fill: 'currentcolor',
  stroke: tokens.color.surfaceRaised,
  strokeWidth: '0.125rem',
  strokeLinejoin: 'round',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', stroke: 'CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const name = uiStyle({
  fill: tokens.color.text,
  fontFamily: tokens.font.body,
  ...textSize('xs'),
  fontWeight: tokens.weight.semibold,
  dominantBaseline: 'middle',
  pointerEvents: 'none',
});

export const cursor = uiStyle({
  stroke: tokens.color.text,
  strokeWidth: '1px',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const swatch = uiStyle({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  flex: 'none',
  borderRadius: tokens.radius.s,
  background: 'currentcolor',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

/** Names take at most two lines beside their amount; the legend has them in full. */
export const tooltipName = uiStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: tokens.weight.regular,
});

export const tooltipAmount = uiStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });

export const legendPlace = uiStyle({ ...container, marginBlockStart: tokens.space[4] });

export const legend = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  columnGap: tokens.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...textSize('s'),
  '@container': { '(min-width: 36rem)': { gridTemplateColumns: '1fr 1fr' } },
});

export const debt = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: tokens.space[2],
  minInlineSize: 0,
});

export const debtName = uiStyle({
  minInlineSize: 0,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

export const debtEnd = uiStyle({
  marginInlineStart: 'auto',
  textAlign: 'end',
  color: tokens.color.textMuted,
  selectors: { '&[data-ends=false]': { color: tokens.color.warningText } },
});

/** In the place of the end, which stays there unseen. */
export const debtAmount = uiStyle({ position: 'absolute', insetInlineEnd: 0 });
