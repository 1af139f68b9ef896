import { keyframes } from '@vanilla-extract/css';
import { media, windowWidth } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });
const sinkOut = keyframes({ to: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** The overlay scrolls, so that a dialog taller than the screen can be read to its end. */
export const scrim = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  display: 'grid',
  overflowY: 'auto',
  // On a phone, a dialog is a bottom sheet.
  alignItems: 'end',
  justifyItems: 'center',
  background: tokens.color.scrim,
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${tokens.motion.fast} ease-in forwards` },
  },
  '@media': {
    [windowWidth.tablet]: { alignItems: 'center' },
    [media.print]: { position: 'static', background: 'none' },
  },
});

export const content = uiStyle({
  containerType: 'inline-size',
  position: 'relative',
  inlineSize: '100%',
  padding: tokens.space[5],
  paddingBlockEnd: `calc(${tokens.space[5]} + env(safe-area-inset-bottom))`,
  border: `1px solid ${tokens.color.border}`,
  borderStartStartRadius: tokens.radius.xl,
  borderStartEndRadius: tokens.radius.xl,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-state=open]': { animation: `${riseIn} ${tokens.motion.calm} ${tokens.motion.ease}` },
    '&[data-state=closed]': { animation: `${sinkOut} ${tokens.motion.fast} ease-in forwards` },
  },
  '@media': {
    [windowWidth.tablet]: {
      // A margin and not a padding of the overlay, above which what is sticky would stop.
      inlineSize: `calc(100% - 2 * ${tokens.space[6]})`,
      margin: tokens.space[6],
      padding: tokens.space[6],
      borderRadius: tokens.radius.xl,
    },
  },
});

export const size = uiVariants({
  s: { '@media': { [windowWidth.tablet]: { maxInlineSize: '26rem' } } },
  m: { '@media': { [windowWidth.tablet]: { maxInlineSize: '32rem' } } },
  l: { '@media': { [windowWidth.tablet]: { maxInlineSize: '46rem' } } },
});

export const head = uiStyle({ paddingInlineEnd: tokens.space[7], marginBlockEnd: tokens.space[5] });

export const description = uiStyle({
  marginBlock: `${tokens.space[2]} 0`,
  ...textSize('s'),
  color: tokens.color.textMuted,
  // Avoids a last line of a single word.
  textWrap: 'pretty',
});

export const close = uiStyle({
  position: 'absolute',
  insetBlockStart: tokens.space[4],
  insetInlineEnd: tokens.space[4],
});

export const footer = uiStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: tokens.space[3],
  marginBlockStart: tokens.space[6],
  '@media': {
    [windowWidth.tablet]: { flexDirection: 'row', justifyContent: 'flex-end' },
  },
});
