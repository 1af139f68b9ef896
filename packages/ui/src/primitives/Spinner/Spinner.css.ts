import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minInlineSize: 0,
  ...textSize('s'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
  // The corners of the turning box, which are not drawn, would scroll a page beside them.
  overflow: 'clip',
});

export const ring = uiStyle({
  flexShrink: 0,
  boxSizing: 'border-box',
  color: tokens.color.accentIndicator,
  // A transparent border is a visible one in forced colors, which would close the gap.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
    },
  },
});

export const size = uiVariants({
  s: { inlineSize: tokens.size.iconS, blockSize: tokens.size.iconS },
  m: { inlineSize: tokens.size.iconL, blockSize: tokens.size.iconL, borderWidth: '2.5px' },
  l: { inlineSize: tokens.size.controlM, blockSize: tokens.size.controlM, borderWidth: '3px' },
});
