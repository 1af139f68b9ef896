import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const figure = uiStyle({ position: 'relative', margin: 0 });

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = uiStyle({ display: 'grid', gap: tokens.space[2], minInlineSize: 0 });

export const line = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  minInlineSize: 0,
  lineHeight: tokens.lineHeight.snug,
});

export const name = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.medium,
});

export const figures = uiStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'baseline',
  gap: tokens.space[3],
});

export const amount = uiStyle({ fontWeight: tokens.weight.semibold });

export const percent = uiStyle({
  minInlineSize: '2.5rem',
  fontSize: tokens.fontSize.s,
  textAlign: 'end',
  color: tokens.color.textMuted,
});

export const bar = uiStyle({
  // A part too small to see is still a part.
  minInlineSize: '2px',
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.chart.series1,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
