import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { tileRadius } from '../../internal/Field/tileRadius.ts';

export const option = uiStyle({
  borderRadius: tileRadius,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  selectors: {
    '&[data-selected]': {
      background: tokens.color.accentSoft,
      borderColor: tokens.color.accentBorder,
    },
    '[data-invalid] > &': { borderColor: tokens.color.negative },
    '&[data-disabled]': { opacity: 0.6 },
  },
});

export const button = uiStyle({ padding: tokens.space[3], borderRadius: tileRadius });

export const optionLabel = uiStyle({
  minInlineSize: 0,
  ...textSize('m'),
  color: tokens.color.text,
});

export const description = uiStyle({
  paddingInline: `calc(${tokens.space[3]} * 2 + ${tokens.size.iconM}) ${tokens.space[3]}`,
  paddingBlockEnd: tokens.space[3],
  marginBlockStart: `calc(-1 * ${tokens.space[2]})`,
  ...textSize('s'),
  color: tokens.color.textMuted,
});
