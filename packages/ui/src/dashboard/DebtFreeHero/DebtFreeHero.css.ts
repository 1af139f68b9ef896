import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize, textSteps } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/**
 * Three figures side by side, and the link beside the date: an amount of nine digits still fits, and
 * the longest text takes two lines in each language.
 */
const BESIDE = '(min-width: 41rem)';

/** The date with the link beside it, and the sentence below both, so that it fits one line. */
export const head = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  minInlineSize: 0,
  '@container': {
    [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: tokens.space[4] },
  },
});

export const answer = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[2],
  minInlineSize: 0,
});

/** Below the sentence, or beside the date. */
export const link = uiStyle({
  justifySelf: 'start',
  marginBlockStart: tokens.space[2],
  '@container': {
    [BESIDE]: { gridRow: 1, gridColumn: 2, alignSelf: 'start', marginBlockStart: 0 },
  },
});

export const label = uiStyle({
  margin: 0,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
});

/**
 * The date, and what it gains below it, or beside it on a page where both always fit: texts of
 * different lengths would otherwise wrap at different widths.
 */
export const figures = uiStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space[2],
  minInlineSize: 0,
  '@container': {
    [within.wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: tokens.space[4],
    },
  },
});

export const figure = uiStyle({
  margin: 0,
  minInlineSize: 0,
  ...textSteps('xl', '2xl', '3xl'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

/** The place of the chip, also while it loads: two lines of it on a narrow phone. */
export const gain = uiStyle({
  display: 'grid',
  alignItems: 'center',
  ...textSize('s'),
  minBlockSize: `calc(2lh + 2 * ${tokens.space[1]} + 2px)`,
  '@container': {
    '(min-width: 20rem)': { minBlockSize: `calc(1lh + 2 * ${tokens.space[1]} + 2px)` },
  },
});

export const chip = uiStyle({
  margin: 0,
  minInlineSize: 0,
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  // A chip of two lines keeps its corners.
  borderRadius: tokens.radius.xl,
  border: '1px solid transparent',
  background: tokens.color.positiveSoft,
  color: tokens.color.positiveText,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
});

export const detail = uiStyle({
  minInlineSize: 0,
  ...textSize('s'),
  color: tokens.color.textMuted,
  '@container': { [BESIDE]: { gridColumn: '1 / -1' } },
});

export const text = uiStyle({ margin: 0, textWrap: 'pretty' });

/** The lines of the sentence, reserved also while it loads: one where its longest fits. */
export const lines = uiStyle({
  minBlockSize: '2lh',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  '@container': { '(min-width: 30rem)': { minBlockSize: '1lh' } },
});

/** The height of a closed explanation. */
export const why = uiStyle({ blockSize: '1.5rem' });

export const stats = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: tokens.space[5],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  '@container': {
    [BESIDE]: {
      // The last has the longest text.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 1.6fr)',
      paddingBlockStart: tokens.space[4],
    },
  },
});

export const stat = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[1],
  minInlineSize: 0,
  paddingBlock: tokens.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': {
    [BESIDE]: {
      paddingBlock: 0,
      selectors: {
        '& + &': {
          borderBlockStart: 0,
          borderInlineStart: `1px solid ${tokens.color.border}`,
          paddingInlineStart: tokens.space[5],
        },
        '&:not(:last-child)': { paddingInlineEnd: tokens.space[5] },
      },
    },
  },
});

export const value = uiStyle({
  ...textSize('l'),
  fontWeight: tokens.weight.semibold,
});

/** Beside each other, the tallest of them takes three lines, then two; reserved also while they load. */
export const statDetail = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
  '@container': {
    [BESIDE]: { minBlockSize: '3lh' },
    '(min-width: 62rem)': { minBlockSize: '2lh' },
  },
});
