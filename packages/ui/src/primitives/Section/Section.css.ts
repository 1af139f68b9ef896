import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
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
  ...textSize('s'),
  color: tokens.color.textMuted,
});
