import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const mark = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  margin: 0,
  ...textSize('xs'),
  color: tokens.color.warningText,
});
