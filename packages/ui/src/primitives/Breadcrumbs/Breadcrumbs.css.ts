import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  ...textSize('s'),
  // Links have no function in print.
  '@media': { [media.print]: { display: 'none' } },
});

export const list = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minInlineSize: 0,
  minBlockSize: '2rem',
});

/** A target of 24 px. */
export const link = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  overflowWrap: 'anywhere',
});

export const more = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlS,
  blockSize: tokens.size.controlS,
  // The dots are as far from the separators as words are.
  margin: 0,
  marginInline: `calc(-1 * ${tokens.space[1]})`,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.textMuted,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: tokens.color.surfaceHover } } },
  },
});

export const current = uiStyle({ color: tokens.color.text, overflowWrap: 'anywhere' });

export const separator = uiStyle({
  flexShrink: 0,
  color: tokens.color.textMuted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
