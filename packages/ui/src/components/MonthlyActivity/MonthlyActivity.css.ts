import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Months with amounts of nine figures scroll in their own box, and not the page. */
export const scroller = uiStyle({
  overflowX: 'auto',
  borderRadius: tokens.radius.s,
  marginInline: `calc(-1 * ${tokens.space[1]})`,
  paddingInline: tokens.space[1],
});

export const table = uiStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: tokens.fontSize.s,
  lineHeight: tokens.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const head = uiStyle({
  paddingBlockEnd: tokens.space[2],
  paddingInlineStart: tokens.space[3],
  fontSize: tokens.fontSize.xs,
  fontWeight: tokens.weight.medium,
  textAlign: 'end',
  verticalAlign: 'bottom',
  color: tokens.color.textMuted,
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
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
});

export const month = uiStyle({
  fontWeight: tokens.weight.semibold,
  selectors: { '[data-idle] > &': { fontWeight: tokens.weight.regular } },
});

export const count = uiStyle({
  display: 'block',
  marginBlockStart: tokens.space[1],
  fontSize: tokens.fontSize.xs,
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const roundUps = uiStyle({
  fontWeight: tokens.weight.medium,
  selectors: { 'tr:not([data-idle]) > &': { color: tokens.color.roundUpText } },
});
