import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The narrowest phones get the four columns beside one another by a little less room between them. */
const narrow = { '(max-width: 23.43rem)': { paddingInlineStart: tokens.space[2] } };

/** With large letters set in the browser the table scrolls in its own box, and not the page. */
export const box = uiStyle({ overflowX: 'auto' });

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  // Four columns of five figures fit a phone.
  fontSize: '0.8125rem',
  lineHeight: tokens.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [media.tablet]: { fontSize: tokens.fontSize.s } },
});

export const head = uiStyle({
  paddingBlockEnd: tokens.space[2],
  paddingInlineStart: tokens.space[3],
  fontSize: tokens.fontSize.xs,
  fontWeight: tokens.weight.medium,
  textAlign: 'end',
  verticalAlign: 'bottom',
  // Figures of one width bring a wide hyphen with them.
  fontVariantNumeric: 'normal',
  color: tokens.color.textMuted,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
  '@media': narrow,
});

export const cell = uiStyle({
  paddingBlock: tokens.space[3],
  paddingInlineStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  selectors: {
    // A month in which nothing happened steps back.
    '[data-idle] > &': { color: tokens.color.textMuted },
    '&:first-child': { paddingInlineStart: 0, textAlign: 'start' },
  },
  '@media': narrow,
});

export const month = uiStyle({
  fontWeight: tokens.weight.semibold,
  selectors: { '[data-idle] > &': { fontWeight: tokens.weight.regular } },
});

export const count = uiStyle({
  display: 'block',
  marginBlockStart: tokens.space[1],
  // The count gives way, and not a column of money.
  whiteSpace: 'normal',
  fontSize: tokens.fontSize.xs,
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
  '@media': {
    [media.tablet]: { display: 'inline', marginInlineStart: tokens.space[3] },
  },
});

export const roundUps = uiStyle({
  fontWeight: tokens.weight.medium,
  selectors: { '&[data-some]': { color: tokens.color.roundUpText } },
});
