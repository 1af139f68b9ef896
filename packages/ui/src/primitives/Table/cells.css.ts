import { createVar } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { folded, inColumns } from './narrow.ts';

/** What the cells of the head and of the body share. */
export const line = `1px solid ${tokens.color.border}`;

export const rowSize = createVar();
export const start = createVar();
export const end = createVar();
/** Above and below what is taller than a row. */
export const inside = createVar();

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

export const padded = {
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

export const tight = inColumns({
  vars: { [start]: `clamp(${tokens.space[2]}, 3cqi, ${tokens.space[3]})` },
  selectors: { '&[data-align=center]': { paddingInline: 0, minInlineSize: tokens.space[6] } },
});
