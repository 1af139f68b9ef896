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

/** The lines that the names of a few accounts take. */
export const accounts = uiStyle({
  minBlockSize: '1lh',
  '@container': {
    '(max-width: 34rem)': { minBlockSize: '2lh' },
    '(max-width: 18rem)': { minBlockSize: '3lh' },
  },
});

/** As tall as a small button. */
export const unlink = uiStyle({ minBlockSize: tokens.size.controlS });
