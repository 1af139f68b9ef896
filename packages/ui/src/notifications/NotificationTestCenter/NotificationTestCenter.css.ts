import { columnsFrom } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const center = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  minInlineSize: 0,
});

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: columnsFrom('50rem', 2),
});

export const test = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[3]} ${tokens.space[4]}`,
  alignContent: 'start',
  alignItems: 'start',
  padding: tokens.space[4],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
});

export const words = uiStyle({
  display: 'grid',
  flex: '1 1 12rem',
  gap: tokens.space[1],
  minInlineSize: 0,
});

export const title = uiStyle({
  fontWeight: tokens.weight.semibold,
});

export const type = uiStyle({
  fontFamily: tokens.font.mono,
  ...textSize('xs'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

/** A live region must exist before its content changes, or the change is not announced. */
export const answer = uiStyle({
  flexBasis: '100%',
  minInlineSize: 0,
  // While empty, it takes no space and has no gap.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const outcome = uiStyle({
  display: 'flex',
  gap: tokens.space[2],
  margin: 0,
  ...textSize('s'),
  color: tokens.color.negativeText,
  overflowWrap: 'anywhere',
  selectors: { '&[data-ok]': { color: tokens.color.positiveText } },
});

export const outcomeIcon = uiStyle({ flexShrink: 0, blockSize: '1lh' });
