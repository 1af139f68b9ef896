import { within } from '../../packages/ui/src/theme/media.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { textSize } from '../../packages/ui/src/theme/textSize.ts';
import { uiStyle } from '../../packages/ui/src/theme/uiStyle.ts';

/** From this width of the page, a token is one row of a table; below it, a block. */
const asTable = '(min-width: 56rem)';

export const catalog = uiStyle({ containerType: 'inline-size' });

export const search = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.raised,
  paddingBlock: tokens.space[3],
  background: tokens.color.surface,
});

export const table = uiStyle({
  marginBlockStart: tokens.space[2],
  ...textSize('s'),
  color: tokens.color.text,
});

/** The names of the columns; a block names its values itself. */
export const head = uiStyle({
  display: 'none',
  '@container': { [asTable]: { display: 'block' } },
});

/** A token, its four values, and who uses it. */
const COLUMNS = 'minmax(0, 2.4fr) repeat(4, minmax(0, 1fr)) minmax(0, 1.6fr)';

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: tokens.space[4],
  paddingBlock: tokens.space[2],
});

export const columnName = uiStyle({
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
});

export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: tokens.space[4],
  rowGap: tokens.space[2],
  paddingBlock: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  '@container': {
    [within.roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [asTable]: { gridTemplateColumns: COLUMNS },
  },
});

export const cell = uiStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-wide]': { gridColumn: '1 / -1' },
    '&[data-modes]': { gridColumn: '1 / -1' },
  },
  '@container': {
    [asTable]: {
      selectors: {
        '&[data-wide]': { gridColumn: 'auto' },
        '&[data-modes]': { gridColumn: 'span 4' },
      },
    },
  },
});

/** The name of a value's mode, where no column has it. */
export const mode = uiStyle({
  display: 'block',
  ...textSize('xs'),
  color: tokens.color.textMuted,
  '@container': { [asTable]: { display: 'none' } },
});

export const copy = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minBlockSize: tokens.space[5],
  margin: 0,
  paddingBlock: '2px',
  paddingInline: 0,
  border: 0,
  borderRadius: tokens.radius.s,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const name = uiStyle({ fontWeight: tokens.weight.semibold });

export const code = uiStyle({
  fontFamily: tokens.font.mono,
  ...textSize('xs'),
  color: tokens.color.textMuted,
});

export const value = uiStyle({ fontFamily: tokens.font.mono, ...textSize('xs') });

export const detail = uiStyle({ color: tokens.color.textMuted });

export const swatch = uiStyle({
  flex: 'none',
  inlineSize: tokens.size.iconL,
  blockSize: tokens.size.iconL,
  border: `1px solid ${tokens.color.borderInput}`,
  borderRadius: tokens.radius.s,
});

export const summary = uiStyle({
  minBlockSize: tokens.size.iconL,
  cursor: 'pointer',
});

export const preview = uiStyle({
  display: 'block',
  marginBlockStart: tokens.space[1],
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

/** Text on two lines, whose distance is to be seen. */
export const lines = uiStyle({ inlineSize: '10em', marginBlockStart: tokens.space[1] });

export const bar = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: tokens.space[3],
  borderRadius: tokens.radius.s,
  background: tokens.color.accent,
});

export const box = uiStyle({
  display: 'block',
  inlineSize: tokens.space[8],
  blockSize: tokens.space[8],
  border: `1px solid ${tokens.color.borderInput}`,
  background: tokens.color.accentSoft,
});

/** A shadow and its value, one below the other. */
export const shadow = uiStyle({
  flexDirection: 'column',
  alignItems: 'start',
  fontFamily: tokens.font.mono,
  ...textSize('xs'),
});

/** A part of the page, as large as the shadow on it needs. */
export const page = uiStyle({
  padding: tokens.space[6],
  borderRadius: tokens.radius.m,
  overflow: 'hidden',
});

export const lift = uiStyle({
  display: 'block',
  inlineSize: tokens.space[7],
  blockSize: tokens.space[7],
  borderRadius: tokens.radius.m,
});

/** A bar that grows while the pointer is on it. */
export const motion = uiStyle({
  display: 'block',
  inlineSize: tokens.space[7],
  blockSize: tokens.space[3],
  borderRadius: tokens.radius.s,
  background: tokens.color.accent,
  transitionProperty: 'inline-size',
  selectors: { [`${row}:hover &`]: { inlineSize: '100%' } },
});
