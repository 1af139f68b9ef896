import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';

const reset = resetStyle();

const look = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.controlS,
  borderInlineStart: `1px solid ${tokens.color.border}`,
  color: tokens.color.textMuted,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:last-child': { borderStartEndRadius: 'inherit', borderEndEndRadius: 'inherit' },
    '&[data-pressed]': { background: tokens.color.surfacePressed },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-hovered]': { background: tokens.color.surfaceHover, color: tokens.color.text },
      },
    },
    [media.print]: { display: 'none' },
  },
});

/** A button that changes the number by a step; it is not reached by Tab, as the arrow keys do it. */
export const step = `${reset} ${look}`;
