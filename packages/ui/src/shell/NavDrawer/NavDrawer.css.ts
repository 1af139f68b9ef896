import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  margin: 0,
  paddingBlock: 0,
  paddingInline: tokens.space[3],
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  fontWeight: tokens.weight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  // The panel cuts what is drawn outside of it.
  outlineOffset: '-2px',
  selectors: {
    '&[aria-current="page"]': {
      color: tokens.color.accentText,
      background: tokens.color.accentSoft,
    },
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-current])': { background: tokens.color.surfaceHover } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: '1px solid Highlight' } },
    },
  },
});

export const rowIcon = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  color: tokens.color.textMuted,
  selectors: { [`${row}[aria-current="page"] > &`]: { color: 'inherit' } },
});

export const dot = uiStyle({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.negative,
  boxShadow: `0 0 0 2px ${tokens.color.surfaceRaised}`,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const separator = uiStyle({
  blockSize: '1px',
  flexShrink: 0,
  marginBlock: tokens.space[2],
  marginInline: tokens.space[3],
  border: 0,
  background: tokens.color.border,
});

export const who = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
});

export const names = uiStyle({ minInlineSize: 0 });

export const name = uiStyle({
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
  // A name of two hundred letters leaves room for the way out.
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
});

export const email = uiStyle({
  ...textSize('xs'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});
