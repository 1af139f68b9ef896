import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space[4],
  minInlineSize: 0,
  padding: tokens.space[4],
  borderRadius: tokens.radius.l,
  background: tokens.color.accentSoft,
  // The buttons have no function in print.
  '@media': { [media.print]: { display: 'none' } },
});

export const title = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
});

export const icon = uiStyle({ display: 'inline-flex', color: tokens.color.accentText });

export const intro = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[1],
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const presets = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const custom = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: tokens.space[2],
});

/** Label, box and notes are rows of the form’s grid, so that the button aligns with the box. */
export const amount = uiStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  selectors: { '&[data-invalid]': { gridRow: 'span 3' } },
});

export const pay = uiStyle({ gridRow: 2, gridColumn: 2 });

export const estimate = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  ...textSize('s'),
});

export const estimateLabel = uiStyle({
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const estimateValue = uiStyle({
  margin: 0,
  fontWeight: tokens.weight.medium,
  overflowWrap: 'anywhere',
});
