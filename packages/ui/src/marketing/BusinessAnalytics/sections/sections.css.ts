import { columnsFrom } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { textSize } from '../../../theme/textSize.ts';
import { uiStyle } from '../../../theme/uiStyle.ts';

export const note = uiStyle({
  display: 'block',
  margin: 0,
  marginBlockStart: tokens.space[1],
  ...textSize('s'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const track = uiStyle({
  display: 'block',
  marginBlockStart: tokens.space[2],
  blockSize: '0.375rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.track,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = uiStyle({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: tokens.color.accentIndicator,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

export const line = uiStyle({ margin: 0, textWrap: 'pretty' });

export const split = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  margin: 0,
});

export const figure = uiStyle({
  ...textSize('l'),
  fontWeight: tokens.weight.bold,
});

export const number = uiStyle({
  fontWeight: tokens.weight.semibold,
});

export const answer = uiStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: tokens.color.textMuted,
  selectors: { '&[data-yes]': { color: tokens.color.positiveText } },
});

export const pair = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  gridTemplateColumns: columnsFrom('34rem', 2),
});

export const block = uiStyle({ display: 'grid', gap: tokens.space[3], alignContent: 'start' });

export const price = uiStyle({
  margin: 0,
  ...textSize('xl'),
  fontWeight: tokens.weight.bold,
});

export const bullets = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  paddingInlineStart: tokens.space[5],
  listStyle: 'disc',
});
