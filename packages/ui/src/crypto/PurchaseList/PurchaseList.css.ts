import { container } from '../../theme/container.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  ...container,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: tokens.space[3],
  alignItems: 'center',
  paddingBlock: tokens.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': {
    [within.cramped]: { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: tokens.space[1] },
  },
});

export const what = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  minInlineSize: 0,
});

export const name = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.semibold,
});

export const when = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[3],
  ...textSize('s'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const quantity = uiStyle({
  overflowWrap: 'anywhere',
  // The figure comes first, so only the end of an overlong symbol is cut.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
});

export const figures = uiStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: tokens.space[1],
  '@container': { [within.cramped]: { gridColumn: 2, justifyItems: 'start' } },
});

export const amount = uiStyle({
  fontWeight: tokens.weight.semibold,
});

/** Statuses of the server are in lower case; a badge starts with a capital. */
export const status = uiStyle({
  maxInlineSize: '9rem',
  textTransform: 'capitalize',
});
