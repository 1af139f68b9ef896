import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
});

/**
 * As wide while it connects, so that the button beside it stays where it is; enlarged words take another
 * line instead of leaving the page.
 */
export const connect = uiStyle({
  minInlineSize: 'min(12.5rem, 80cqi)',
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  selectors: { '&[data-size]': { blockSize: 'auto', minBlockSize: tokens.size.controlM } },
});

export const accounts = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });
