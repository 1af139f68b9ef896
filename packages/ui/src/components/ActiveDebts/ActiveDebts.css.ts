import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = uiStyle({ display: 'grid', gap: tokens.space[2], minInlineSize: 0 });

export const line = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: tokens.space[4],
  minInlineSize: 0,
});

export const name = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.medium,
});

export const balance = uiStyle({ flex: 'none', fontWeight: tokens.weight.semibold });

export const facts = uiStyle({
  fontSize: tokens.fontSize.s,
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
