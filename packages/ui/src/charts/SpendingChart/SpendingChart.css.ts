import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const figure = uiStyle({ position: 'relative', margin: 0 });

export const other = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  margin: 0,
  marginBlockStart: tokens.space[4],
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const percent = uiStyle({
  minInlineSize: '2.5rem',
  ...textSize('s'),
  fontWeight: tokens.weight.regular,
  textAlign: 'end',
  color: tokens.color.textMuted,
});

export const bar = uiStyle({
  // Keeps the smallest share visible.
  minInlineSize: '2px',
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.chart.series1,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});
