import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const points = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  paddingInlineStart: tokens.space[5],
});
