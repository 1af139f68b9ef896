import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The group of debounced choices, with the spacing of the form. */
export const choices = uiStyle({ display: 'contents' });

export const words = uiStyle({
  margin: 0,
  fontSize: tokens.fontSize.s,
  lineHeight: tokens.lineHeight.body,
  color: tokens.color.textMuted,
});

export const pause = uiStyle({
  display: 'grid',
  gap: tokens.space[3],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const pair = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  gridTemplateColumns: columnsFrom('26rem', 2),
});
