import { container } from '../../theme/container.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** A long name leaves space for the payments. */
export const name = uiStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

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
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
  '@container': { [within.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const total = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  margin: 0,
  paddingBlockStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.borderStrong}`,
  fontWeight: tokens.weight.semibold,
});

export const elsewhere = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[2],
  ...textSize('s'),
  color: tokens.color.textMuted,
});
