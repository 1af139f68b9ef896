import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** The list of options that opens below a field. */
export const list = uiStyle({
  zIndex: tokens.layer.overlay,
  boxSizing: 'border-box',
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
  ...textSize('s'),
  color: tokens.color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const tick = uiStyle({ display: 'inline-flex', color: tokens.color.accentText });
