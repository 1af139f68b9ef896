import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const money = uiStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  // An amount is read from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const size = uiVariants({
  inherit: {},
  s: { fontSize: tokens.fontSize.s },
  m: { fontSize: tokens.fontSize.m },
  l: {
    fontSize: tokens.fontSize.xl,
    fontWeight: tokens.weight.semibold,
    letterSpacing: '-0.014em',
  },
  xl: {
    fontSize: tokens.fontSize['3xl'],
    fontWeight: tokens.weight.semibold,
    letterSpacing: tokens.letterSpacing.tight,
    lineHeight: tokens.lineHeight.tight,
  },
  display: {
    fontSize: 'clamp(2.25rem, 0.4rem + 7.5cqi, 3.25rem)',
    fontWeight: tokens.weight.semibold,
    letterSpacing: '-0.03em',
    lineHeight: '1.05',
  },
});

/** In a large figure, the cents are smaller, as on a price tag. */
export const fraction = uiStyle({
  fontSize: '0.6em',
  letterSpacing: '-0.01em',
  color: 'color-mix(in oklab, currentcolor 72%, transparent)',
});
