import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({
  display: 'grid',
  gridTemplateColumns: columnsFrom('40rem', 2),
  gap: `${tokens.space[5]} ${tokens.space[7]}`,
  minInlineSize: 0,
});
