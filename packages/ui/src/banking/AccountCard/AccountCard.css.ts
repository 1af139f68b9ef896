import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const card = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  blockSize: '100%',
  minInlineSize: 0,
});

export const head = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: tokens.space[3],
  alignItems: 'start',
  '@container': {
    [within.cramped]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      rowGap: tokens.space[2],
    },
  },
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: tokens.radius.m,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
  selectors: {
    '&[data-kind=savings]': {
      background: tokens.color.progressSoft,
      color: tokens.color.progressText,
    },
    '&[data-kind=credit], &[data-kind=loan]': {
      background: tokens.color.debtSoft,
      color: tokens.color.debtText,
    },
  },
});

export const who = uiStyle({ display: 'grid', gap: tokens.space[1], minInlineSize: 0 });

/** Clamped to two lines; the `title` has the whole name. */
export const name = uiStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // Not `anywhere`, which makes the browser measure every possible break.
  overflowWrap: 'break-word',
});

/** Wraps where it is long: its end has the digits that tell two accounts apart. */
export const origin = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const figures = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  // Aligns the amounts on one baseline, whatever their size.
  alignItems: 'last baseline',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  margin: 0,
});

export const figure = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  minInlineSize: 0,
  // Room for a large balance.
  selectors: { '&:first-child': { flexGrow: 1 } },
});

export const label = uiStyle({
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const current = uiStyle({
  margin: 0,
  ...textSize('xl'),
  fontWeight: tokens.weight.semibold,
});

export const available = uiStyle({
  margin: 0,
  fontWeight: tokens.weight.medium,
  overflowWrap: 'anywhere',
});

export const unknown = uiStyle({
  ...textSize('s'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

/** At the bottom, even if the row is taller than the card. */
export const relink = uiStyle({
  display: 'flex',
  marginBlockStart: 'auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space[2]} ${tokens.space[4]}`,
  paddingBlockStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  ...textSize('s'),
  color: tokens.color.textMuted,
});
