import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: tokens.space[3],
  paddingBlock: tokens.space[1],
  paddingInline: `max(${tokens.space[4]}, env(safe-area-inset-left)) max(${tokens.space[4]}, env(safe-area-inset-right))`,
  background: tokens.color.surfaceSunken,
  color: tokens.color.text,
  ...textSize('s'),
  '@media': {
    [media.print]: { display: 'none' },
  },
});

export const title = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  flexShrink: 0,
  fontWeight: tokens.weight.semibold,
});

export const scenario = uiStyle({
  // A few words wide, or on a line of its own.
  flex: '1 1 7rem',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const reset = uiStyle({
  flexShrink: 0,
  minBlockSize: tokens.size.controlS,
  margin: 0,
  paddingBlock: 0,
  paddingInline: tokens.space[2],
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.accentText,
  font: 'inherit',
  fontWeight: tokens.weight.semibold,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:active': { background: tokens.color.surfacePressed } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: tokens.color.surfaceHover } } },
  },
});
