import { keyframes } from '@vanilla-extract/css';
import { media, windowWidth } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(var(--drawer-away))' } });
const slideOut = keyframes({ to: { transform: 'translateX(var(--drawer-away))' } });

export const trigger = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: tokens.color.surfaceHover } } },
  },
});

export const scrim = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  background: tokens.color.scrim,
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${tokens.motion.fast} ease-in` },
  },
});

export const panel = uiStyle({
  vars: { '--drawer-away': '100%' },
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: tokens.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(20rem, calc(100vw - 3rem))',
  '@media': { [windowWidth.cramped]: { inlineSize: `calc(100vw - ${tokens.space[8]})` } },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockStart: `max(${tokens.space[2]}, env(safe-area-inset-top))`,
  paddingBlockEnd: `max(${tokens.space[3]}, env(safe-area-inset-bottom))`,
  paddingInlineStart: tokens.space[3],
  paddingInlineEnd: `max(${tokens.space[3]}, env(safe-area-inset-right))`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  borderInlineStart: `1px solid ${tokens.color.border}`,
  boxShadow: tokens.shadow.overlay,
  selectors: {
    '[dir=rtl] &': { vars: { '--drawer-away': '-100%' } },
    '&[data-state=open]': { animation: `${slideIn} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${slideOut} ${tokens.motion.fast} ease-in` },
  },
});

export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minBlockSize: '3rem',
  marginBlockEnd: tokens.space[2],
  paddingInlineStart: tokens.space[3],
  // The way out in a line above the brand, which it would lie on.
  '@media': { [windowWidth.cramped]: { flexWrap: 'wrap-reverse' } },
});

export const title = uiStyle({ margin: 0, minInlineSize: 0, fontSize: 'inherit' });

export const close = uiStyle({ marginInlineStart: 'auto' });

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  margin: 0,
  paddingBlock: 0,
  paddingInline: tokens.space[3],
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  fontWeight: tokens.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  // The panel cuts what is drawn outside of it.
  outlineOffset: '-2px',
  selectors: {
    '&[aria-current="page"]': {
      color: tokens.color.accentText,
      background: tokens.color.accentSoft,
    },
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: tokens.color.surfaceHover } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight' } },
    },
  },
});

export const rowIcon = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  color: tokens.color.textMuted,
  selectors: { [`${row}[aria-current="page"] > &`]: { color: 'inherit' } },
});

export const dot = uiStyle({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.negative,
  boxShadow: `0 0 0 2px ${tokens.color.surfaceRaised}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const separator = uiStyle({
  blockSize: '1px',
  flexShrink: 0,
  marginBlock: tokens.space[2],
  marginInline: tokens.space[3],
  border: 0,
  background: tokens.color.border,
});

export const who = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
});

export const names = uiStyle({ minInlineSize: 0 });

export const name = uiStyle({
  fontSize: tokens.fontSize.s,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
  // A name of two hundred letters leaves room for the way out.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const email = uiStyle({
  fontSize: tokens.fontSize.xs,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});
