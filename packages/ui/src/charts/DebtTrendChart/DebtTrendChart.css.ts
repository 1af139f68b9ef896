import { media } from '../../theme/media.ts';
import { textSize } from '../../theme/textSize.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { still } from '../plot/plot.css.ts';

export const fill = uiStyle({ ...still, stroke: 'none' });

export const fillTop = uiStyle({ stopColor: tokens.color.chart.trendFill });

export const fillBottom = uiStyle({ stopColor: tokens.color.chart.trendFill, stopOpacity: 0.2 });

export const trendLine = uiStyle({
  ...still,
  fill: 'none',
  stroke: tokens.color.chart.trend,
  strokeWidth: '0.15625rem',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'LinkText' } },
  // Points that are not real have a thin dashed line, in every color mode.
  selectors: { '&[data-sample]': { strokeWidth: '0.09375rem', strokeDasharray: '4 5' } },
});

export const dot = uiStyle({
  ...still,
  fill: tokens.color.chart.trend,
  stroke: tokens.color.surfaceRaised,
  strokeWidth: '0.125rem',
  '@media': { [media.forcedColors]: { fill: 'LinkText' } },
});

/** The forecast of a household’s own history. */
export const forecastLine = uiStyle({ strokeWidth: '0.125rem', strokeDasharray: '4 5' });

export const minimumsLine = uiStyle({
  ...still,
  fill: 'none',
  stroke: tokens.color.textMuted,
  strokeWidth: '0.125rem',
  strokeDasharray: '0 5',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const plannedLine = uiStyle({
  ...still,
  fill: 'none',
  stroke: tokens.color.chart.series2,
  strokeWidth: '0.09375rem',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const gain = uiStyle({
  ...still,
  fill: tokens.color.progress,
  fillOpacity: 0.1,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

/** The dot of the active point has a ring of the surface, so that no line touches it. */
export const ringed = uiStyle({ strokeWidth: '0.25rem' });

export const markedText = uiStyle({
  fill: tokens.color.textMuted,
  fontFamily: tokens.font.body,
  fontWeight: tokens.weight.medium,
  ...textSize('xs'),
});

export const endLabel = uiStyle({
  fill: tokens.color.text,
  fontFamily: tokens.font.body,
  fontWeight: tokens.weight.semibold,
  dominantBaseline: 'middle',
  ...textSize('xs'),
});

export const swatch = uiStyle({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.chart.trend,
  flex: 'none',
  '@media': { [media.forcedColors]: { background: 'LinkText' } },
});
