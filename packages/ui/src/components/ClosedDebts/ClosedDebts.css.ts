import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({ minInlineSize: 0 });

export const summary = uiStyle({
  inlineSize: 'fit-content',
  paddingBlock: tokens.space[2],
  borderRadius: tokens.radius.s,
  fontWeight: tokens.weight.medium,
  color: tokens.color.text,
  cursor: 'pointer',
});

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  paddingBlock: tokens.space[3],
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
});

export const what = uiStyle({ display: 'grid', gap: tokens.space[1], minInlineSize: 0 });

export const name = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.medium,
});

export const detail = uiStyle({ fontSize: tokens.fontSize.s, color: tokens.color.textMuted });

export const actions = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });
