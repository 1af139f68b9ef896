import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

export const ahead = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  alignItems: 'center',
  padding: tokens.space[4],
  borderRadius: tokens.radius.l,
  background: tokens.color.progressSoft,
});

export const icon = uiStyle({ display: 'inline-flex', color: tokens.color.progressText });
