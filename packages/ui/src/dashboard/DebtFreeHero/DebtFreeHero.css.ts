import { tokens } from '../../theme/tokens.css.ts';
import { textSize, textSteps } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Three figures side by side: an amount of nine digits still fits. */
const BESIDE = '(min-width: 36rem)';

/** The press is beside it if both fit. */
export const answer = uiStyle({
  display: 'grid',
  flex: '1 1 min(24rem, 100%)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  minInlineSize: 0,
});

export const label = uiStyle({
  margin: 0,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
});

/** The date, and what it gains beside it. */
export const figures = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[4],
  rowGap: tokens.space[2],
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

export const detail = uiStyle({ ...textSize('s'), color: tokens.color.textMuted });

export const text = uiStyle({ margin: 0, textWrap: 'pretty' });

/** The lines of the sentence, reserved also while it loads. */
export const lines = uiStyle({
  minBlockSize: '2lh',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  '@container': { '(min-width: 48rem)': { minBlockSize: '1lh' } },
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
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
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

/** Beside each other, the longest of them takes three lines below its meter, until there is room. */
export const statDetail = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
  '@container': {
    [BESIDE]: { minBlockSize: `calc(3lh + ${tokens.space[4]})` },
    '(min-width: 60rem)': { minBlockSize: '1lh' },
  },
});
