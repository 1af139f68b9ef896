import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const parts = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });
