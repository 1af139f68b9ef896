import { container } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { line, padded, table, tight } from './cells.css.ts';
import { COLUMNS, folded, PAIRS } from './narrow.ts';

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

export const body = uiStyle({ '@container': folded({ display: 'block' }) });

export const foot = uiStyle({
  fontWeight: tokens.weight.bold,
  '@container': folded({ display: 'block' }),
  // Once, at the end: a print repeats a footer group on each page, where it would read as its total.
  '@media': { [media.print]: { display: 'table-row-group' } },
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
