import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const symbol = uiStyle({
  marginInlineStart: tokens.space[2],
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const quantity = uiStyle({
  overflowWrap: 'anywhere',
  // The figure comes first, so only the end of an overlong symbol is cut.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
