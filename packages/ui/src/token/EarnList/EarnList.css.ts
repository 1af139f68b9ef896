import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: columnsFrom('36rem', 2),
});

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  alignItems: 'center',
  padding: tokens.space[4],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  borderRadius: tokens.radius.m,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
});

export const title = uiStyle({ fontWeight: tokens.weight.semibold });

export const reward = uiStyle({ ...textSize('s'), color: tokens.color.textMuted });
