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
  minBlockSize: '4rem',
  margin: 0,
  paddingBlock: tokens.space[3],
  paddingInline: tokens.space[4],
  border: 0,
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  // The card clips what overflows it.
  outlineOffset: '-3px',
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:active:not(:disabled)': { background: tokens.color.surfacePressed },
    '&:disabled': { cursor: 'not-allowed', color: tokens.color.textMuted },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled)': { background: tokens.color.surfaceHover } },
    },
  },
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  flexShrink: 0,
  borderRadius: tokens.radius.m,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
});

export const words = uiStyle({ flexGrow: 1, minInlineSize: 0 });

export const title = uiStyle({ display: 'block', fontWeight: tokens.weight.medium });

export const detail = uiStyle({
  display: 'block',
  color: tokens.color.textMuted,
  ...textSize('s'),
});

export const arrow = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  color: tokens.color.textMuted,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
