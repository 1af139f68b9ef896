import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The balance beside the estimate of its end, or above it where they do not fit. */
export const standing = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: `${tokens.space[5]} ${tokens.space[7]}`,
  alignItems: 'start',
  minInlineSize: 0,
});

/** A long name breaks anywhere rather than widening the page. */
export const name = uiStyle({ overflowWrap: 'anywhere' });

export const balance = uiStyle({ margin: 0, overflowWrap: 'anywhere' });

export const since = uiStyle({ margin: 0, ...textSize('s'), color: tokens.color.textMuted });
