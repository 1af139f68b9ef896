import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'grid',
  // The longest word must not widen the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: tokens.space[4],
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: tokens.space[8],
  textAlign: 'center',
  // A long name without a space must not widen the panel.
  overflowWrap: 'anywhere',
  selectors: {
    // It is focused only to be announced, so it needs no focus ring.
    '&:focus': { outline: 'none' },
  },
});

const arrive = keyframes({ from: { transform: 'scale(0.6)', opacity: 0 } });

export const mark = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.positiveSoft,
  color: tokens.color.positiveText,
  '@media': {
    [media.motion]: { animation: `${arrive} ${tokens.motion.calm} ${tokens.motion.ease}` },
  },
});

export const icon = uiStyle({ inlineSize: '2rem', blockSize: '2rem' });

export const track = uiStyle({
  display: 'block',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  blockSize: tokens.space[1],
  marginBlockStart: tokens.space[2],
  borderRadius: tokens.radius.full,
  background: tokens.color.track,
  overflow: 'hidden',
});

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export const runner = uiStyle({
  display: 'block',
  inlineSize: '40%',
  blockSize: '100%',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentIndicator,
  '@media': {
    [media.motion]: { animation: `${run} 1.4s ${tokens.motion.ease} infinite` },
  },
});
