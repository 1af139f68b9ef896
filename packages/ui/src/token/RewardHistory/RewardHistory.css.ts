import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
});

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  paddingBlock: tokens.space[3],
});

export const what = uiStyle({ display: 'grid', gap: tokens.space[1], minInlineSize: 0 });

export const action = uiStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.medium,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const when = uiStyle({ ...textSize('s'), color: tokens.color.textMuted });

export const amount = uiStyle({
  flexShrink: 0,
  maxInlineSize: '60%',
  fontWeight: tokens.weight.semibold,
  textAlign: 'end',
  color: tokens.color.positiveText,
  overflowWrap: 'anywhere',
});

export const waiting = uiStyle({
  margin: 0,
  paddingBlock: tokens.space[7],
  textAlign: 'center',
  color: tokens.color.textMuted,
});
