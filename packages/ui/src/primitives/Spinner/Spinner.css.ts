import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minInlineSize: 0,
  fontSize: tokens.fontSize.s,
  lineHeight: tokens.lineHeight.snug,
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
  s: { fontSize: tokens.size.iconS },
  m: { fontSize: tokens.size.iconL, borderWidth: '2.5px' },
  l: { fontSize: tokens.size.controlM, borderWidth: '3px' },
});
