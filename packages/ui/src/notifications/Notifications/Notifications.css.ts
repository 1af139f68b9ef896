import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
});

/** Limits the distance between a label and its switch. */
export const narrow = uiStyle({ maxInlineSize: '44rem' });
