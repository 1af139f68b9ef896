import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({ display: 'grid', gap: tokens.space[6], minInlineSize: 0 });

export const waiting = uiStyle({
  margin: 0,
  paddingBlock: tokens.space[6],
  textAlign: 'center',
  color: tokens.color.textMuted,
});
