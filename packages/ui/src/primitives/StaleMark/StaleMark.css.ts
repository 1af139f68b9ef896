import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const mark = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  margin: 0,
  fontSize: tokens.fontSize.xs,
  lineHeight: tokens.lineHeight.snug,
  color: tokens.color.warningText,
});
