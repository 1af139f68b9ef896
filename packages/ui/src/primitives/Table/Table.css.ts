import { createVar } from '@vanilla-extract/css';
import { container } from '../../theme/container.ts';
import { hidden } from '../../theme/hidden.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';
import { COLUMNS, folded, inColumns, PAIRS } from './narrow.ts';

const line = `1px solid ${tokens.color.border}`;

export const region = uiStyle({
  ...container,
  containerName: PAIRS,
  position: 'relative',
  // With more columns than fit, the table scrolls, and the page does not.
  overflow: 'auto',
  selectors: {
    '&[data-narrow=columns]': { containerName: COLUMNS },
    '&[data-sticky]': { background: tokens.color.surfaceRaised },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    // Its height is set on the element.
    [media.print]: { overflow: 'visible', maxBlockSize: 'none !important' },
  },
});

const rowSize = createVar();
const start = createVar();
const end = createVar();
/** Above and below what is taller than a row. */
const inside = createVar();

export const table = uiStyle({
  vars: { [rowSize]: 'calc(2.75rem * var(--dt-density))', [inside]: tokens.space[2] },
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  captionSide: 'top',
  ...textSize('s'),
  selectors: {
    '&[data-density=compact]': {
      vars: { [rowSize]: 'calc(2.25rem * var(--dt-density))', [inside]: tokens.space[1] },
    },
    // The columns stay where they are while rows are rendered and removed.
    '&[data-long]': { tableLayout: 'fixed' },
  },
  '@container': { ...inColumns(textSize('xs')), ...folded({ display: 'block' }) },
});

export const caption = uiStyle({
  paddingBlockEnd: tokens.space[2],
  fontWeight: tokens.weight.semibold,
  textAlign: 'start',
  selectors: {
    [`${table}[data-inset] > &`]: { padding: `${tokens.space[3]} ${tokens.space[4]}` },
  },
  '@container': folded({ display: 'block' }),
});

export const widths = uiStyle({ '@container': folded({ display: 'none' }) });

const padded = {
  vars: { [start]: tokens.space[4], [end]: '0px' },
  boxSizing: 'border-box',
  blockSize: rowSize,
  paddingBlock: inside,
  paddingInline: `${start} ${end}`,
  selectors: {
    '&:first-child': { vars: { [start]: '0px' } },
    [`${table}[data-inset] &:first-child`]: { vars: { [start]: tokens.space[4] } },
    [`${table}[data-inset] &:last-child`]: { vars: { [end]: tokens.space[4] } },
    '&[data-align=start]': { textAlign: 'start' },
    '&[data-align=center]': { textAlign: 'center' },
    '&[data-align=end]': { textAlign: 'end' },
  },
} as const;

const tight = inColumns({
  vars: { [start]: `clamp(${tokens.space[2]}, 3cqi, ${tokens.space[3]})` },
  selectors: { '&[data-align=center]': { paddingInline: 0, minInlineSize: tokens.space[6] } },
});

export const head = uiStyle({
  selectors: {
    '[data-sticky] &': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      background: tokens.color.surfaceRaised,
    },
  },
  '@container': folded({ display: 'block' }),
  '@media': { [media.print]: { selectors: { '[data-sticky] &': { position: 'static' } } } },
});

export const headRow = uiStyle({
  '@container': folded({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] }),
});

export const headCell = uiStyle({
  ...padded,
  borderBlockEnd: line,
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  verticalAlign: 'bottom',
  color: tokens.color.textMuted,
  selectors: { ...padded.selectors, '&[data-sortable]': { padding: 0 } },
  '@container': {
    ...tight,
    ...folded({
      selectors: {
        '&[data-sortable]': {
          display: 'block',
          blockSize: 'auto',
          border: 0,
          paddingBlockEnd: tokens.space[2],
        },
        '&:not([data-sortable])': hidden,
      },
    }),
  },
});

/** Above marks, so that their columns fit a phone. */
export const upright = uiStyle({
  '@container': inColumns({
    display: 'inline-block',
    writingMode: 'vertical-rl',
    rotate: '180deg',
    textAlign: 'start',
    fontWeight: tokens.weight.regular,
  }),
});

const sortLook = uiStyle({
  display: 'flex',
  // On the line of the headers that do not sort.
  alignItems: 'flex-end',
  gap: tokens.space[1],
  inlineSize: '100%',
  minBlockSize: rowSize,
  paddingBlock: inside,
  paddingInline: `${start} ${end}`,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '[aria-sort]:not([aria-sort=none]) > &': { color: tokens.color.text },
    '&[data-align=center]': { justifyContent: 'center' },
    // The icon comes first, so that the header ends where the values end.
    '&[data-align=end]': { flexDirection: 'row-reverse' },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: tokens.radius.s },
  },
  '@container': folded({
    alignItems: 'center',
    minBlockSize: '2rem',
    paddingBlock: 0,
    paddingInline: tokens.space[3],
    border: `1px solid ${tokens.color.borderStrong}`,
    borderRadius: tokens.radius.full,
    flexDirection: 'row',
  }),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: tokens.color.text } } },
    [media.forcedColors]: { color: 'ButtonText' },
  },
});

export const sort = `${resetStyle()} ${sortLook}`;

export const sortIcon = uiStyle({
  flexShrink: 0,
  selectors: { '&[data-direction=none]': { opacity: 0.7 } },
});

export const body = uiStyle({ '@container': folded({ display: 'block' }) });

export const foot = uiStyle({
  fontWeight: tokens.weight.bold,
  '@container': folded({ display: 'block' }),
});

export const row = uiStyle({
  selectors: {
    '&[data-tone=muted]': { color: tokens.color.textMuted },
    '&[data-tone=accent]': { background: tokens.color.accentSoft },
  },
  '@container': folded({
    display: 'block',
    paddingBlock: tokens.space[2],
    selectors: {
      [`${table}[data-inset] &`]: { paddingInline: tokens.space[4] },
      'tr + &, tbody + tbody > &, tfoot > &': { borderBlockStart: line },
    },
  }),
  '@media': {
    [media.print]: { breakInside: 'avoid' },
    [media.forcedColors]: {
      selectors: {
        '&[data-tone=accent]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

const anyCell = {
  ...padded,
  verticalAlign: 'middle',
  borderBlockStart: line,
  selectors: {
    ...padded.selectors,
    // The line below the headers is theirs, as it stays in sight.
    'thead + tbody > tr:first-child > &': { borderBlockStart: 0 },
  },
} as const;

export const rowHeader = uiStyle({
  ...anyCell,
  fontWeight: tokens.weight.semibold,
  selectors: {
    ...anyCell.selectors,
    '[data-tone=muted] > &': { fontWeight: tokens.weight.regular },
  },
  '@container': {
    ...tight,
    ...folded({
      display: 'block',
      blockSize: 'auto',
      padding: `${tokens.space[1]} 0`,
      borderBlockStart: 0,
      textAlign: 'start',
    }),
  },
});

export const cell = uiStyle({
  ...anyCell,
  selectors: {
    ...anyCell.selectors,
    // Not in text: tabular figures also widen the hyphen.
    '&[data-numeric]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
  '@container': {
    ...tight,
    ...folded({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: tokens.space[3],
      blockSize: 'auto',
      padding: `${tokens.space[1]} 0`,
      borderBlockStart: 0,
      selectors: {
        '&[data-label]::before': {
          // Assistive technology has it from the header.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          ...textSize('xs'),
          fontWeight: tokens.weight.medium,
          fontVariantNumeric: 'normal',
          color: tokens.color.textMuted,
        },
        // A column without a total.
        '&:has(> :empty)': { display: 'none' },
      },
    }),
  },
});

export const value = uiStyle({
  minInlineSize: 0,
  '@container': folded({ marginInlineStart: 'auto', textAlign: 'end' }),
});

export const placeholder = uiStyle({
  selectors: { '[data-align=end] &': { marginInlineStart: 'auto' } },
});

export const message = uiStyle({ padding: 0, '@container': folded({ display: 'block' }) });

export const unseen = uiStyle({ '@container': folded({ display: 'block' }) });
