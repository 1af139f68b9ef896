import { keyframes } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/**
 * A turning ring in the color and the size of the text around it. It stands still, with its gap, if
 * reduced motion is requested.
 */
export const spinner = uiStyle({
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: tokens.radius.full,
  border: '2px solid currentcolor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
