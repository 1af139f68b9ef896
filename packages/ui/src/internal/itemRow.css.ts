import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** A list of rows: the name of each at the start, its values or actions at the end. */
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

export const side = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const main = uiStyle({ fontWeight: tokens.weight.semibold });

export const detail = uiStyle({ ...textSize('s'), color: tokens.color.textMuted });
