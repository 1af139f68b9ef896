import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const steps = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: columnsFrom('40rem', 3),
});

export const icon = uiStyle({ color: tokens.color.accentText });
