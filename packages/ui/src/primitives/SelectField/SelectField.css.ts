import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const trigger = uiStyle({
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  margin: 0,
  paddingBlock: 0,
  paddingInline: tokens.space[3],
  font: 'inherit',
  fontSize: tokens.fontSize.m,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-placeholder]': { color: tokens.color.textMuted } },
});

export const chosen = uiStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const arrow = uiStyle({ flexShrink: 0, color: tokens.color.textMuted });

export const list = uiStyle({
  zIndex: tokens.layer.overlay,
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'min(28rem, calc(100vw - 1rem))',
  maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
  padding: tokens.space[1],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
});

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minBlockSize: tokens.size.controlM,
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.m,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: tokens.color.accentSoft },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const itemDetail = uiStyle({
  display: 'block',
  fontSize: tokens.fontSize.s,
  color: tokens.color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const tick = uiStyle({ display: 'inline-flex', color: tokens.color.accentText });
