import { keyframes } from '@vanilla-extract/css';
import { media, windowWidth } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(0.5rem)' },
  to: { opacity: 1, transform: 'none' },
});
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(0.25rem)' } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(120%)', opacity: 0 },
});

export const viewport = uiStyle({
  position: 'fixed',
  // At the top on a phone, whose bottom has the tabs and the buttons of a dialog.
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: tokens.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[2],
  inlineSize: 'min(26rem, 100vw)',
  margin: 0,
  padding: tokens.space[4],
  paddingBlockStart: `calc(${tokens.space[4]} + env(safe-area-inset-top))`,
  listStyle: 'none',
  pointerEvents: 'none',
  // Inside, because it is at the edge of the screen.
  outlineOffset: '-2px',
  '@media': {
    [windowWidth.tablet]: { insetBlockStart: 'auto', insetBlockEnd: 0 },
    [media.print]: { display: 'none' },
  },
});

export const toast = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: tokens.space[3],
  alignItems: 'start',
  padding: tokens.space[4],
  borderRadius: tokens.radius.l,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  selectors: {
    '&[data-state=open]': { animation: `${arrive} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${leave} ${tokens.motion.fast} ease-in forwards` },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'none', transition: `transform ${tokens.motion.fast}` },
    '&[data-swipe=end]': { animation: `${swipeOut} ${tokens.motion.fast} ease-out forwards` },
    '&[data-variant=destructive]': {
      borderColor: tokens.color.negative,
    },
  },
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  ...textSize('s'),
  color: tokens.color.positiveText,
  selectors: { '[data-variant=destructive] > &': { color: tokens.color.negativeText } },
});

export const title = uiStyle({
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
});

export const description = uiStyle({
  marginBlockStart: tokens.space[1],
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const actionRow = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  marginBlockStart: tokens.space[2],
});

export const secondsLeft = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const action = uiStyle({
  marginInlineStart: `calc(-1 * ${tokens.space[2]})`,
  paddingInline: tokens.space[2],
  minBlockSize: tokens.size.controlS,
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.accentText,
  font: 'inherit',
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.accentSoft } },
});

export const close = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  margin: `calc(-1 * ${tokens.space[1]})`,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.surfaceHover, color: tokens.color.text } },
});
