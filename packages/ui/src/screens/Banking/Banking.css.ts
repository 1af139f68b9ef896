import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  minInlineSize: 0,
});

export const accounts = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });
