import { keyframes } from '@vanilla-extract/css';
import { illustration } from '../../theme/illustration.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const content = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: tokens.space[4],
  paddingBlock: tokens.space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** 240 × 160 px. */
export const picture = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(15rem, 100%)',
  aspectRatio: '3 / 2',
});

const fill = (color: string) => uiStyle({ fill: color });

export const shadow = fill(tokens.color.surfaceSunken);
export const ribbon = fill(illustration.cloth);
export const ribbonShade = fill(illustration.dark);
export const coin = fill(illustration.paper);
export const spark = fill(illustration.middle);
export const line = uiStyle({ fill: 'none', stroke: illustration.ink, strokeLinecap: 'round' });
export const ridges = uiStyle({ fill: 'none', stroke: illustration.line, strokeLinecap: 'round' });

export const words = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  maxInlineSize: '100%',
});

export const facts = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontWeight: tokens.weight.medium,
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space[3],
  '@media': { [media.print]: { display: 'none' } },
});

/** Where the pieces fall: over the content, never beyond it, and never in the way of a press. */
export const confetti = uiStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { display: 'none' },
  },
});

const fall = keyframes({
  from: { transform: 'translateY(0) rotate(0deg)', opacity: 1 },
  '70%': { opacity: 1 },
  to: { transform: 'translateY(22rem) rotate(540deg)', opacity: 0 },
});

/** All pieces are down 900 ms after the first began to fall. */
export const FALL_MS = 700;

export const piece = uiStyle({
  position: 'absolute',
  insetBlockStart: '-1rem',
  inlineSize: '0.5rem',
  blockSize: '0.75rem',
  borderRadius: '2px',
  animation: `${fall} ${FALL_MS}ms cubic-bezier(0.3, 0.2, 0.7, 1) both`,
});
