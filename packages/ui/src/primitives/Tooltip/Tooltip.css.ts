import { keyframes } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

export const content = uiStyle({
  zIndex: tokens.layer.toast,
  maxInlineSize: '18rem',
  padding: `${tokens.space[1]} ${tokens.space[2]}`,
  borderRadius: tokens.radius.m,
  background: tokens.color.text,
  color: tokens.color.surfaceRaised,
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  transformOrigin: 'var(--radix-tooltip-content-transform-origin)',
  animation: `${appear} ${tokens.motion.fast} ${tokens.motion.ease}`,
});

export const arrow = uiStyle({ fill: tokens.color.text });
