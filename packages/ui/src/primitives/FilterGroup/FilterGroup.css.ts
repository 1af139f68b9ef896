import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const row = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  minInlineSize: 0,
});
