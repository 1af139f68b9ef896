import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const section = uiStyle({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
});

export const words = uiStyle({ minInlineSize: 0 });

export const description = uiStyle({
  marginBlockStart: tokens.space[1],
  fontSize: tokens.fontSize.s,
  lineHeight: tokens.lineHeight.body,
  color: tokens.color.textMuted,
});
