import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const area = uiStyle({
  paddingBlock: tokens.space[2],
  resize: 'vertical',
});
