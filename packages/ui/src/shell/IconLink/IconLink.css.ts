import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  flexShrink: 0,
  borderRadius: tokens.radius.m,
  color: tokens.color.textMuted,
  textDecoration: 'none',
  transition: `background-color ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: {
    '&[aria-current="page"]': {
      color: tokens.color.accentText,
      background: tokens.color.accentSoft,
    },
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: tokens.color.surfaceHover, color: tokens.color.text },
        '&[aria-current="page"]:hover': {
          background: tokens.color.accentSoftHover,
          color: tokens.color.accentText,
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight' } },
    },
  },
});

export const badge = uiStyle({
  position: 'absolute',
  // On the shoulder of the drawing, which stays readable under it.
  insetBlockStart: '0.0625rem',
  insetInlineStart: '50%',
  minInlineSize: '1rem',
  paddingInline: tokens.space[1],
  borderRadius: tokens.radius.full,
  background: tokens.color.negativeSolid,
  color: tokens.color.textOnNegative,
  ...textSize('xs'),
  fontWeight: tokens.weight.bold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  boxShadow: `0 0 0 2px ${tokens.color.surfaceRaised}`,
});
