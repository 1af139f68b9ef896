import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-0.25rem)' },
  to: { opacity: 1, transform: 'none' },
});

export const menu = uiStyle({
  zIndex: tokens.layer.overlay,
  inlineSize: 'max-content',
  minInlineSize: 'min(13rem, calc(100vw - 2rem))',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: tokens.space[2],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.floating,
  animation: `${appear} ${tokens.motion.fast} ${tokens.motion.ease}`,
});

export const header = uiStyle({ paddingBlock: tokens.space[2], paddingInline: tokens.space[3] });

export const separator = uiStyle({
  blockSize: '1px',
  marginBlock: tokens.space[2],
  background: tokens.color.border,
});

export const sectionLabel = uiStyle({
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minBlockSize: tokens.size.controlM,
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.m,
  ...textSize('s'),
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-tone=danger]': { color: tokens.color.negativeText },
    '&[data-highlighted]': { background: tokens.color.surfaceHover },
    '&[data-highlighted][data-tone=danger]': { background: tokens.color.negativeSoft },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: tokens.color.textMuted,
  selectors: {
    '[data-tone=danger] > &': { color: 'inherit' },
    '[data-disabled] > &': { color: 'inherit' },
  },
});

export const detail = uiStyle({
  display: 'block',
  ...textSize('xs'),
  color: tokens.color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
