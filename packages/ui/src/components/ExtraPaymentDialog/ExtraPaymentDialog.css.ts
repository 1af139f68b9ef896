import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const form = uiStyle({ display: 'grid', gap: tokens.space[5], minInlineSize: 0 });

export const amount = uiStyle({ display: 'grid', gap: tokens.space[3], minInlineSize: 0 });

export const presets = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
