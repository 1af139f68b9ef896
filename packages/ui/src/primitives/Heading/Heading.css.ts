import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const heading = uiStyle({
  margin: 0,
  fontFamily: tokens.font.heading,
  fontStyle: 'normal',
  fontWeight: tokens.weight.semibold,
  color: tokens.color.text,
  // Balances the lengths of the lines.
  textWrap: 'balance',
  selectors: {
    // Navigation focuses the page’s heading; a focus ring would make it look like a control.
    '&:focus': { outline: 'none' },
    '&[data-tone=muted]': { color: tokens.color.textMuted },
    '&[data-tone=inherit]': { color: 'inherit' },
  },
});

export const size = uiVariants({
  s: { fontSize: tokens.fontSize.m, lineHeight: tokens.lineHeight.snug, letterSpacing: '-0.006em' },
  m: { fontSize: tokens.fontSize.l, lineHeight: tokens.lineHeight.snug, letterSpacing: '-0.01em' },
  l: {
    fontSize: tokens.fontSize.xl,
    lineHeight: tokens.lineHeight.snug,
    letterSpacing: '-0.014em',
  },
  xl: {
    fontSize: tokens.fontSize['2xl'],
    lineHeight: tokens.lineHeight.snug,
    letterSpacing: '-0.018em',
  },
  '2xl': {
    fontSize: tokens.fontSize['3xl'],
    lineHeight: tokens.lineHeight.tight,
    letterSpacing: tokens.letterSpacing.tight,
    fontWeight: tokens.weight.bold,
  },
  '3xl': {
    fontSize: tokens.fontSize['4xl'],
    lineHeight: tokens.lineHeight.tight,
    letterSpacing: tokens.letterSpacing.tight,
    fontWeight: tokens.weight.bold,
  },
  hero: {
    fontSize: tokens.fontSize.hero,
    lineHeight: '1.05',
    letterSpacing: '-0.03em',
    fontWeight: tokens.weight.bold,
  },
});
