import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const card = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3],
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlL,
  blockSize: tokens.size.controlL,
  borderRadius: tokens.radius.l,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
});
