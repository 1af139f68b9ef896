import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { still } from '../plot/plot.css.ts';

export const figure = uiStyle({
  position: 'relative',
  display: 'inline-block',
  margin: 0,
  verticalAlign: 'middle',
  // Time runs from left to right in every language, as in the larger charts.
  direction: 'ltr',
});

export const drawing = uiStyle({ display: 'block', overflow: 'visible' });

export const line = uiStyle({
  ...still,
  fill: 'none',
  stroke: tokens.color.chart.trend,
  strokeWidth: '0.125rem',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'LinkText' } },
});

export const dot = uiStyle({
  ...still,
  fill: tokens.color.chart.trend,
  '@media': { [media.forcedColors]: { fill: 'LinkText' } },
});

export const empty = uiStyle({
  stroke: tokens.color.border,
  strokeWidth: '0.125rem',
  strokeDasharray: '4 4',
});
