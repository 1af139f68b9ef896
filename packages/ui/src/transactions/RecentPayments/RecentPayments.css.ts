import { container } from '../../theme/container.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  ...container,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: tokens.space[4],
  alignItems: 'baseline',
  paddingBlock: tokens.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': { [within.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A long name leaves space for the amount. */
export const debt = uiStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: tokens.weight.medium,
  '@container': { [within.cramped]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
