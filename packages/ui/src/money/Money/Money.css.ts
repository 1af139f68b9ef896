import { tokens } from '../../theme/tokens.css.ts';
import { textSize, textSteps } from '../../theme/textSize.ts';
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
  s: textSize('s'),
  m: textSize('m'),
  l: { ...textSize('l'), fontWeight: tokens.weight.semibold },
  xl: {
    ...textSize('xl'),
    fontWeight: tokens.weight.semibold,
  },
  '3xl': { ...textSteps('xl', '2xl', '3xl'), fontWeight: tokens.weight.semibold },
});

/** In a large figure, the cents are smaller, as on a price tag. */
export const fraction = uiStyle({
  ...textSteps('m', 'l', 'xl'),
  color: 'color-mix(in oklab, currentcolor 86%, transparent)',
});
