import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** A long name leaves space for the form. */
export const name = uiStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const form = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

export const pair = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  minInlineSize: 0,
  gridTemplateColumns: columnsFrom('26rem', 2),
});

export const way = uiStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[3],
  minInlineSize: 0,
});

export const text = uiStyle({
  margin: 0,
  lineHeight: tokens.lineHeight.body,
  color: tokens.color.textMuted,
});
