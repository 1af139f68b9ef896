import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const trigger = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.full,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
});

/** The picture in the trigger. */
export const picture = uiStyle({
  selectors: {
    [`${trigger}:hover > &`]: { background: tokens.color.accentSoftHover },
    [`${trigger}[data-state=open] > &`]: { background: tokens.color.accentSoftHover },
  },
});

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-0.25rem)' },
  to: { opacity: 1, transform: 'none' },
});

export const menu = uiStyle({
  zIndex: tokens.layer.overlay,
  inlineSize: 'max-content',
  minInlineSize: '13rem',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  padding: tokens.space[2],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.floating,
  animation: `${appear} ${tokens.motion.fast} ${tokens.motion.ease}`,
});

export const who = uiStyle({ paddingBlock: tokens.space[2], paddingInline: tokens.space[3] });

export const name = uiStyle({
  fontSize: tokens.fontSize.s,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

export const email = uiStyle({
  fontSize: tokens.fontSize.xs,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const separator = uiStyle({
  blockSize: '1px',
  marginBlock: tokens.space[2],
  background: tokens.color.border,
});

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minBlockSize: tokens.size.controlM,
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.m,
  fontSize: tokens.fontSize.s,
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: tokens.color.surfaceHover },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});

export const itemIcon = uiStyle({ display: 'inline-flex', color: tokens.color.textMuted });
