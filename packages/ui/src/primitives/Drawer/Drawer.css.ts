import { keyframes } from '@vanilla-extract/css';
import { windowWidth } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

/** Not the opacity, which would fade the panel in it as well. */
const fadeIn = keyframes({ from: { background: 'transparent' } });
const fadeOut = keyframes({ to: { background: 'transparent' } });
const slideIn = keyframes({ from: { transform: 'translateX(var(--drawer-away))' } });
const slideOut = keyframes({ to: { transform: 'translateX(var(--drawer-away))' } });

export const scrim = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  background: tokens.color.scrim,
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${tokens.motion.fast} ease-in forwards` },
  },
});

export const panel = uiStyle({
  position: 'fixed',
  insetBlock: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-state=open]': { animation: `${slideIn} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${slideOut} ${tokens.motion.fast} ease-in forwards` },
  },
});

/** `--drawer-away` moves the panel out of the window, to the edge that it is at. */
export const side = uiVariants({
  start: {
    vars: { '--drawer-away': '-100%' },
    insetInlineStart: 0,
    borderInlineEnd: `1px solid ${tokens.color.border}`,
    selectors: { '[dir=rtl] &': { vars: { '--drawer-away': '100%' } } },
  },
  end: {
    vars: { '--drawer-away': '100%' },
    insetInlineEnd: 0,
    borderInlineStart: `1px solid ${tokens.color.border}`,
    selectors: { '[dir=rtl] &': { vars: { '--drawer-away': '-100%' } } },
  },
});

/** At very large text sizes, all of the window but a strip. */
const cramped = {
  '@media': { [windowWidth.cramped]: { inlineSize: `calc(100vw - ${tokens.space[7]})` } },
};

export const size = uiVariants({
  s: { inlineSize: 'min(20rem, calc(100vw - 3rem))', ...cramped },
  m: { inlineSize: 'min(28rem, calc(100vw - 3rem))', ...cramped },
});

/** The safe area of both sides: the panel does not know which edge is left. */
const paddingOf = (block: string, end: string, inline: string) => ({
  paddingBlockStart: `max(${block}, env(safe-area-inset-top))`,
  paddingBlockEnd: `max(${end}, env(safe-area-inset-bottom))`,
  paddingLeft: `max(${inline}, env(safe-area-inset-left))`,
  paddingRight: `max(${inline}, env(safe-area-inset-right))`,
});

export const padding = uiVariants({
  s: paddingOf(tokens.space[2], tokens.space[3], tokens.space[3]),
  m: paddingOf(tokens.space[3], tokens.space[5], tokens.space[5]),
});

export const head = uiStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minBlockSize: '3rem',
  marginBlockEnd: tokens.space[2],
  selectors: { '&[data-padding=s]': { paddingInlineStart: tokens.space[3] } },
  // The close button in a line above the title, which it would cover.
  '@media': { [windowWidth.cramped]: { flexWrap: 'wrap-reverse' } },
});

export const title = uiStyle({ margin: 0, minInlineSize: 0, font: 'inherit' });

export const close = uiStyle({
  marginInlineStart: 'auto',
  // Its cross is above the edge of the content, its hover color reaches into the padding.
  selectors: { '&[data-padding=m]': { marginInlineEnd: `calc(-1 * ${tokens.space[2]})` } },
});

export const description = uiStyle({
  marginBlockEnd: tokens.space[4],
  ...textSize('s'),
  color: tokens.color.textMuted,
  textWrap: 'pretty',
});

/** At the end of the panel, if the content is shorter. */
export const foot = uiStyle({ marginBlockStart: 'auto' });
