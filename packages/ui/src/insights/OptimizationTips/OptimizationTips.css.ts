import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: columnsFrom('40rem', 3),
});

export const tip = uiStyle({
  display: 'grid',
  // The text takes the remaining height, so that the links of a row align.
  gridTemplateRows: 'auto auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  padding: tokens.space[4],
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceSunken,
  overflowWrap: 'anywhere',
});

export const icon = uiStyle({ color: tokens.color.accentText });

export const link = uiStyle({
  justifySelf: 'start',
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  // A link outside a sentence needs a touch target of full height.
  paddingBlock: '2px',
});
