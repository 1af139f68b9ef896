import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: tokens.radius.m,
  background: tokens.color.track,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.forcedColors]: { border: '1px solid GrayText' },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const shape = uiVariants({
  // Bar and margins together are as tall as a line of the surrounding text.
  text: { blockSize: '1em', marginBlock: 'calc((1lh - 1em) / 2)' },
  block: {},
  circle: { borderRadius: tokens.radius.full, aspectRatio: '1' },
});
