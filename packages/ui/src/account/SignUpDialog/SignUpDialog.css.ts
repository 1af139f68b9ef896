import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const fields = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  alignItems: 'start',
  gridTemplateColumns: columnsFrom('26rem', 2),
});
