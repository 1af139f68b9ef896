import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/**
 * Keeps its width while connecting, so that the button beside it does not move; enlarged text wraps
 * instead of overflowing.
 */
export const connect = uiStyle({
  minInlineSize: 'min(12.5rem, 80cqi)',
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  selectors: { '&[data-size]': { blockSize: 'auto', minBlockSize: tokens.size.controlM } },
});
