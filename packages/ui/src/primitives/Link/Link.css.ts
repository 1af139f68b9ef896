import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const link = uiStyle({
  borderRadius: tokens.radius.s,
  color: tokens.color.link,
  fontWeight: tokens.weight.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: tokens.color.accentBorder,
  selectors: {
    '&:hover': { textDecorationColor: 'currentcolor' },
    '&[data-tone=inherit]': {
      color: 'inherit',
      fontWeight: 'inherit',
      textDecorationColor: 'currentcolor',
    },
    '&[data-underline=hover]:not(:hover)': { textDecorationLine: 'none' },
  },
});
