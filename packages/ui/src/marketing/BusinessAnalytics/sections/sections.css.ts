import { columnsFrom } from '../../../theme/columns.ts';
import { media } from '../../../theme/media.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { visuallyHidden } from '../../../theme/text.css.ts';
import { textSize } from '../../../theme/textSize.ts';
import { uiStyle } from '../../../theme/uiStyle.ts';

/** Too narrow for all columns of a table in full. */
const NARROW = '(max-width: 29.99rem)';

export const caption = visuallyHidden;

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  captionSide: 'top',
});

const cellPadding = {
  paddingBlock: tokens.space[3],
  paddingInline: tokens.space[3],
  selectors: {
    '&:first-child': { paddingInlineStart: tokens.space[4] },
    '&:last-child': { paddingInlineEnd: tokens.space[4] },
    // Not in text: tabular figures also widen the hyphen.
    '&[data-number]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '&[data-center]': { textAlign: 'center' },
    '&[data-total]': { fontWeight: tokens.weight.bold },
  },
  '@container': {
    [NARROW]: {
      selectors: {
        '&[data-roomy]': { display: 'none' },
        '&[data-center]': { paddingInline: 0, minInlineSize: '2rem' },
        '&[data-center]:last-child': { paddingInlineEnd: tokens.space[2] },
      },
    },
  },
} as const;

export const headCell = uiStyle({
  ...cellPadding,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

/** On a phone, vertical headers let five columns fit without scrolling. */
export const upright = uiStyle({
  '@container': {
    [NARROW]: {
      display: 'inline-block',
      writingMode: 'vertical-rl',
      rotate: '180deg',
      textAlign: 'start',
      fontWeight: tokens.weight.regular,
    },
  },
});

export const row = uiStyle({
  selectors: { '&[data-own]': { background: tokens.color.accentSoft } },
});

export const rowHead = uiStyle({
  ...cellPadding,
  borderBlockStart: `1px solid ${tokens.color.border}`,
  fontWeight: tokens.weight.semibold,
  textAlign: 'start',
});

/** Leaves space for five columns beside it on the narrowest phone. */
export const smallOnPhone = uiStyle({
  '@container': {
    [NARROW]: {
      ...textSize('s'),
      paddingInlineEnd: 0,
    },
  },
});

export const cell = uiStyle({
  ...cellPadding,
  borderBlockStart: `1px solid ${tokens.color.border}`,
  verticalAlign: 'top',
});

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
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const number = uiStyle({
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
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
