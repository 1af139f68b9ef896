import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  minInlineSize: 0,
});

/** As wide while it connects, so that the button beside it stays where it is. */
export const connect = uiStyle({ minInlineSize: '12.5rem' });

export const accounts = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });
