import { container } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Narrower than nine buttons. */
const FEW = '(max-width: 24.99rem)';

export const root = uiStyle({
  ...container,
  ...textSize('s'),
});

export const list = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [FEW]: { justifyContent: 'space-between' } },
});

export const step = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: tokens.size.controlM,
  minBlockSize: tokens.size.controlM,
  margin: 0,
  paddingBlock: 0,
  paddingInline: tokens.space[1],
  border: 0,
  borderRadius: tokens.radius.m,
  background: 'none',
  color: tokens.color.text,
  font: 'inherit',
  fontWeight: tokens.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current=page]': {
      background: tokens.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${tokens.color.accentIndicator}`,
      color: tokens.color.accentText,
    },
    '&[aria-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current], [aria-disabled])': { background: tokens.color.surfaceHover },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const arrow = uiStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const page = uiStyle({ '@container': { [FEW]: { display: 'none' } } });

export const gap = uiStyle({
  // As wide as a page, so that no button moves when another page is open.
  minInlineSize: tokens.size.controlM,
  color: tokens.color.textMuted,
  textAlign: 'center',
  '@container': { [FEW]: { display: 'none' } },
});

export const position = uiStyle({
  display: 'none',
  textAlign: 'center',
  '@container': { [FEW]: { display: 'block' } },
});
