import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({ borderBlockStart: `1px solid ${tokens.color.border}` });
