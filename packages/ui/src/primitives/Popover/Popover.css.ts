import { keyframes } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

export const panel = uiStyle({
  position: 'relative',
  zIndex: tokens.layer.overlay,
  inlineSize: 'max-content',
  minInlineSize: 'min(14rem, calc(100vw - 2rem))',
  maxInlineSize: 'min(22rem, calc(100vw - 2rem))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: tokens.space[4],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  ...textSize('s'),
  overflowWrap: 'anywhere',
  boxShadow: tokens.shadow.floating,
  transformOrigin: 'var(--radix-popover-content-transform-origin)',
  animation: `${appear} ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** Clear of the close button at the end. */
export const head = uiStyle({ paddingInlineEnd: tokens.space[7], marginBlockEnd: tokens.space[2] });

export const close = uiStyle({
  position: 'absolute',
  // Its center is that of the title’s first line.
  insetBlockStart: '0.625rem',
  insetInlineEnd: tokens.space[2],
});
