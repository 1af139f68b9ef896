import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** It comes from below, and the former one, above it, goes; what is outside its line is cut off. */
const roll = keyframes({
  from: { transform: 'translateY(100%)', clipPath: 'inset(-100% 0 100% 0)' },
  to: { transform: 'none', clipPath: 'inset(0 0 0 0)' },
});

export const digit = uiStyle({
  '@media': {
    [media.motion]: {
      position: 'relative',
      display: 'inline-block',
      animation: `${roll} ${tokens.motion.calm} ${tokens.motion.ease}`,
      selectors: {
        '&::before': {
          // Empty for assistive technology; a browser without it shows no former character.
          content: 'attr(data-former) / ""',
          position: 'absolute',
          insetBlockEnd: '100%',
          // Both end in the same place, whichever is longer.
          insetInlineEnd: 0,
        },
      },
    },
    [media.print]: { animation: 'none' },
  },
});

export const word = uiStyle({ whiteSpace: 'nowrap' });
