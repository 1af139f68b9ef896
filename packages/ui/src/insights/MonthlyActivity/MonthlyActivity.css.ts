import { container } from '../../theme/container.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** On the narrowest phones, the four columns have smaller gaps. */
const narrow = { 'dt-months (max-width: 19.49rem)': { paddingInlineStart: tokens.space[2] } };

/** Too narrow for four columns at this text size: each month is a list of its figures. */
const NARROW = 'dt-months (max-width: 16.5rem)';

/** Wide enough for larger text, and for the count beside its month. */
const ROOMY = 'dt-months (min-width: 36rem)';

export const box = uiStyle({ ...container, containerName: 'dt-months' });

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  captionSide: 'top',
  // Four columns of five digits fit a phone.
  ...textSize('xs'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [ROOMY]: textSize('s') },
});

/** The column headers, shown at each figure in the narrow layout. */
export const heads = uiStyle({ '@container': { [NARROW]: { display: 'none' } } });

export const rows = uiStyle({ '@container': { [NARROW]: { display: 'block' } } });

export const line = uiStyle({
  '@container': {
    [NARROW]: {
      display: 'block',
      paddingBlock: tokens.space[3],
      borderBlockStart: `1px solid ${tokens.color.border}`,
    },
  },
});

export const head = uiStyle({
  padding: 0,
  paddingBlockEnd: tokens.space[2],
  paddingInlineStart: tokens.space[3],
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  textAlign: 'end',
  verticalAlign: 'bottom',
  // Tabular figures also widen the hyphen, so they are turned off.
  fontVariantNumeric: 'normal',
  color: tokens.color.textMuted,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
  '@container': narrow,
});

export const cell = uiStyle({
  padding: 0,
  paddingBlock: tokens.space[3],
  paddingInlineStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  selectors: {
    // A month without activity is muted.
    '[data-idle] > &': { color: tokens.color.textMuted },
    '&:first-child': { paddingInlineStart: 0, textAlign: 'start' },
  },
  '@container': {
    ...narrow,
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: tokens.space[3],
      paddingBlock: tokens.space[1],
      paddingInlineStart: 0,
      borderBlockStart: 'none',
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          ...textSize('xs'),
          fontWeight: tokens.weight.medium,
          fontVariantNumeric: 'normal',
          color: tokens.color.textMuted,
        },
      },
    },
  },
});

export const month = uiStyle({
  fontWeight: tokens.weight.semibold,
  selectors: { '[data-idle] > &': { fontWeight: tokens.weight.regular } },
});

export const count = uiStyle({
  display: 'block',
  marginBlockStart: tokens.space[1],
  // The count may shrink, but a column of money may not.
  whiteSpace: 'normal',
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
  '@container': {
    [ROOMY]: { display: 'inline', marginInlineStart: tokens.space[3] },
  },
});

export const roundUps = uiStyle({
  fontWeight: tokens.weight.medium,
  selectors: { '&[data-some]': { color: tokens.color.roundUpText } },
});
