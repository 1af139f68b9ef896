import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const text = uiStyle({
  margin: 0,
  selectors: {
    '&[data-truncate]': {
      display: 'block',
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '&[data-measure]': { maxInlineSize: tokens.size.text },
  },
  '@media': {
    // A label is pressed for its control.
    [media.touch]: {
      selectors: {
        'label&': { WebkitTapHighlightColor: 'transparent' },
        'label&:active': { outline: '0.75em solid var(--gray-a4)', outlineOffset: '-0.6em' },
      },
    },
  },
});

export const size = uiVariants({
  xs: textSize('xs'),
  s: textSize('s'),
  m: textSize('m'),
  l: textSize('l'),
});

export const tone = uiVariants({
  default: { color: tokens.color.text },
  muted: { color: tokens.color.textMuted },
  accent: { color: tokens.color.accentText },
  debt: { color: tokens.color.debtText },
  progress: { color: tokens.color.progressText },
  roundUp: { color: tokens.color.roundUpText },
  positive: { color: tokens.color.positiveText },
  negative: { color: tokens.color.negativeText },
  warning: { color: tokens.color.warningText },
  inherit: { color: 'inherit' },
});

export const weight = uiVariants({
  regular: { fontWeight: tokens.weight.regular },
  medium: { fontWeight: tokens.weight.medium },
  semibold: { fontWeight: tokens.weight.semibold },
  bold: { fontWeight: tokens.weight.bold },
});

export const align = uiVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
