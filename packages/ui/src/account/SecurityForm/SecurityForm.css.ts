import { stepAt } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  minInlineSize: 0,
});

export const form = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  minInlineSize: 0,
});

/** As wide as a narrow form. */
export const update = uiStyle({
  alignSelf: 'start',
  minInlineSize: stepAt('30rem', '0rem', '100%'),
});

/** Takes no space while empty, but is not hidden: a hidden live region is not announced. */
export const answer = uiStyle({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${tokens.space[4]})` } },
});

export const session = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  paddingBlockStart: tokens.space[5],
  borderBlockStart: `1px solid ${tokens.color.border}`,
});

export const words = uiStyle({ flex: '1 1 14rem', minInlineSize: 0 });
