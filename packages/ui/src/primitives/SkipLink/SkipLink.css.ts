import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  position: 'fixed',
  insetBlockStart: `max(${tokens.space[3]}, env(safe-area-inset-top))`,
  insetInlineStart: tokens.space[3],
  zIndex: tokens.layer.toast,
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[4],
  borderRadius: tokens.radius.m,
  background: tokens.color.accent,
  color: tokens.color.textOnAccent,
  fontWeight: tokens.weight.semibold,
  textDecoration: 'none',
  boxShadow: tokens.shadow.floating,
  // Moved off screen rather than hidden, because a hidden link cannot be focused.
  transform: 'translateY(-300%)',
  selectors: {
    '&:focus': { transform: 'none' },
  },
  '@media': {
    print: { display: 'none' },
  },
});
