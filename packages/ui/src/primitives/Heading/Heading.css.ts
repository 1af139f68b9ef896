import { tokens } from '../../theme/tokens.css.ts';
import { textSize, textSteps } from '../../theme/textSize.ts';
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

/** The two largest sizes are smaller steps of the scale in a narrow container. */
export const size = uiVariants({
  m: textSize('m'),
  l: textSize('l'),
  xl: { ...textSize('xl'), fontWeight: tokens.weight.bold },
  '2xl': { ...textSteps('xl', 'xl', '2xl'), fontWeight: tokens.weight.bold },
  '3xl': { ...textSteps('xl', '2xl', '3xl'), fontWeight: tokens.weight.bold },
});
