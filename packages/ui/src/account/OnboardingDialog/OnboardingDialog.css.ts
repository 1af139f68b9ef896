import { keyframes } from '@vanilla-extract/css';
import { media, windowWidth } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** A phone too short for a step below the toast that greets a new user. */
const shortPhone = `${windowWidth.belowTablet} and (max-height: 45rem)`;

export const body = uiStyle({
  display: 'grid',
  gap: tokens.space[5],
  alignContent: 'start',
  // Steps differ in length; a dialog that jumps in height makes Next hard to hit.
  '@media': { [windowWidth.tablet]: { minBlockSize: '23rem' } },
});

export const position = uiStyle({ ...textSize('s'), color: tokens.color.textMuted });

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

export const art = uiStyle({
  display: 'grid',
  placeItems: 'center',
  blockSize: '5.5rem',
  borderRadius: tokens.radius.l,
  background: `radial-gradient(circle at 20% 0%, ${tokens.color.accentSoftHover}, transparent 60%), ${tokens.color.accentSoft}`,
  color: tokens.color.accentText,
  // Decorative, so hidden first when there is little room.
  '@media': { [shortPhone]: { display: 'none' } },
});

uiGlobal(`.${art} > svg`, { inlineSize: '2.5rem', blockSize: '2.5rem' });

export const points = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    '&[data-figures]': { gap: tokens.space[3] },
  },
  '@media': {
    [media.motion]: { animation: `${appear} ${tokens.motion.calm} ${tokens.motion.ease}` },
    [windowWidth.tablet]: {
      selectors: { '&[data-figures]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

export const point = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  selectors: {
    '[data-figures] > &': {
      alignItems: 'center',
      padding: tokens.space[4],
      borderRadius: tokens.radius.l,
      background: tokens.color.surfaceSunken,
    },
  },
  '@media': {
    [windowWidth.tablet]: {
      selectors: {
        '[data-figures] > &': { flexDirection: 'column', textAlign: 'center' },
      },
    },
  },
});

export const icon = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  // In rem, so that the padding grows with the text, as the icon does.
  inlineSize: `calc(${tokens.size.iconM} + ${tokens.space[3]})`,
  blockSize: `calc(${tokens.size.iconM} + ${tokens.space[3]})`,
  borderRadius: tokens.radius.m,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
});

uiGlobal(`.${icon} > svg`, { inlineSize: tokens.size.iconM, blockSize: tokens.size.iconM });

export const words = uiStyle({ display: 'grid', minInlineSize: 0 });

export const pointTitle = uiStyle({
  fontWeight: tokens.weight.semibold,
  selectors: {
    '[data-figures] &': {
      ...textSize('l'),
      whiteSpace: 'nowrap',
      fontWeight: tokens.weight.bold,
    },
  },
});

export const pointText = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
  // Avoids a last line of a single word.
  textWrap: 'pretty',
});

/** Apart from Previous and Next, so that Skip is not pressed by mistake. */
export const skip = uiStyle({
  '@media': { [windowWidth.tablet]: { marginInlineEnd: 'auto' } },
});

/** Previous and Next on one line; with enlarged text, on two, Next first. */
export const ways = uiStyle({ display: 'flex', flexWrap: 'wrap-reverse', gap: tokens.space[3] });

uiGlobal(`.${ways} > *`, { flexGrow: 1 });
