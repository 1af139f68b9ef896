import { PLACELESS_WIDTH } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Reserved before there is data or a width, so that nothing below the chart moves. */
const HEIGHT = { phone: '13.75rem', desk: '17.5rem' };

export const figure = uiStyle({
  position: 'relative',
  // Not a grid, whose column would shrink to the drawing’s minimum width of 0.
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  margin: 0,
  minInlineSize: 0,
});

export const frame = uiStyle({
  position: 'relative',
  // The drawing takes the width of its frame and does not widen it.
  contain: 'inline-size',
  containIntrinsicInlineSize: PLACELESS_WIDTH,
  inlineSize: '100%',
  minInlineSize: 0,
  // Grows with a taller neighbor if the container allows it.
  flexGrow: 1,
  minBlockSize: HEIGHT.phone,
  '@container': { '(min-width: 28rem)': { minBlockSize: HEIGHT.desk } },
  // Left to right in every language: a time axis with Latin month names is read that way.
  direction: 'ltr',
  borderRadius: tokens.radius.m,
  touchAction: 'pan-y',
  outline: 'none',
  '@media': {
    [media.print]: { breakInside: 'avoid' },
  },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' },
  },
});

export const drawing = uiStyle({
  display: 'block',
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const gridLines = uiStyle({
  fill: 'none',
  stroke: tokens.color.chart.grid,
  strokeWidth: '1px',
  shapeRendering: 'crispEdges',
});

export const ticks = uiStyle({
  fill: tokens.color.chart.axis,
  fontFamily: tokens.font.body,
  ...textSize('xs'),
});

/** Text that stays readable where a line runs behind it. */
export const halo = uiStyle({
  stroke: tokens.color.surfaceRaised,
  strokeWidth: '0.25rem',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** A line through a point of the axis. */
export const hairline = uiStyle({ stroke: tokens.color.borderStrong, strokeWidth: '1px' });

export const crosshair = uiStyle({
  stroke: tokens.color.borderStrong,
  strokeWidth: '1px',
  strokeDasharray: '3 3',
});

export const tooltip = uiStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.m,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.floating,
  ...textSize('s'),
  pointerEvents: 'none',
  zIndex: tokens.layer.raised,
  '@media': { [media.print]: { display: 'none' } },
});

export const tooltipLabel = uiStyle({
  color: tokens.color.textMuted,
  ...textSize('xs'),
});

export const tooltipLine = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  fontWeight: tokens.weight.semibold,
});

/** The figure of a point above its chart; its two lines stay where they are. */
export const headline = uiStyle({ margin: 0, marginBlockEnd: tokens.space[3] });

export const headlineFigure = uiStyle({
  display: 'block',
  ...textSize('xl'),
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const headlineName = uiStyle({
  display: 'block',
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const empty = uiStyle({
  display: 'grid',
  placeContent: 'center',
});

export const skeleton = uiStyle({ position: 'absolute', inset: 0 });

/**
 * With reduced motion, the theme sets a transition of zero duration on everything, and `d` is a
 * property, too: the path would lag one frame behind its axis.
 */
export const still = { transitionProperty: 'none' } as const;
