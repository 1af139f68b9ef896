import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const form = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  minInlineSize: 0,
  // It is focused only after its button was removed, so it needs no focus ring.
  outline: 'none',
});
