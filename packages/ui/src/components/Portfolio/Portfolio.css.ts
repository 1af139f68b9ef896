import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  alignItems: 'start',
});

export const body = uiStyle({ display: 'grid', gap: tokens.space[2], minInlineSize: 0 });

export const line = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: tokens.space[4],
  minInlineSize: 0,
  lineHeight: tokens.lineHeight.snug,
});

export const name = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.semibold,
});

export const symbol = uiStyle({
  marginInlineStart: tokens.space[2],
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const invested = uiStyle({ flex: 'none', fontWeight: tokens.weight.semibold });

export const facts = uiStyle({
  flexWrap: 'wrap',
  columnGap: tokens.space[4],
  rowGap: tokens.space[1],
  fontSize: tokens.fontSize.xs,
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { fontSize: tokens.fontSize.s } },
});

export const quantity = uiStyle({
  overflowWrap: 'anywhere',
  // The figure stands in front; what is cut is the end of a symbol no exchange would use.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
