import { container } from '../../theme/container.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: tokens.space[3],
  alignItems: 'start',
  minInlineSize: 0,
  selectors: { '&[data-marked]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const body = uiStyle({
  ...container,
  display: 'grid',
  gap: tokens.space[2],
});

export const line = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: tokens.space[4],
  minInlineSize: 0,
  '@container': { [within.cramped]: { flexWrap: 'wrap', columnGap: tokens.space[3], rowGap: 0 } },
});

export const name = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.medium,
  '@container': { [within.cramped]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const figure = uiStyle({ flex: 'none', fontWeight: tokens.weight.semibold });

export const facts = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  rowGap: tokens.space[1],
  ...textSize('xs'),
  color: tokens.color.textMuted,
  '@container': { '(min-width: 18rem)': textSize('s') },
});
