import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const form = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

export const pair = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  minInlineSize: 0,
  gridTemplateColumns: columnsFrom('26rem', 2),
});
