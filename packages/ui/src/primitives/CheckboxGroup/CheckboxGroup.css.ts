import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { tileRadius } from '../../internal/Field/tileRadius.ts';

export const option = uiStyle({
  borderRadius: tileRadius,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  selectors: {
    '&[data-selected]': {
      background: tokens.color.accentSoft,
      borderColor: tokens.color.accentBorder,
    },
    '[data-invalid] > &': { borderColor: tokens.color.negative },
    '&[data-disabled]': { opacity: 0.6 },
  },
});

export const button = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[3],
  padding: tokens.space[3],
  borderRadius: tileRadius,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const box = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.iconM,
  blockSize: tokens.size.iconM,
  // Centers the box on the first line of the label.
  marginBlockStart: '2px',
  borderRadius: tokens.radius.s,
  border: `1px solid ${tokens.color.borderStrong}`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.textOnAccent,
  selectors: {
    '[data-selected] > * > &': {
      background: tokens.color.accent,
      borderColor: tokens.color.accentIndicator,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const check = uiStyle({
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  strokeWidth: 3,
  // Hidden by `visibility`, because forced colors replace a transparent color.
  visibility: 'hidden',
  selectors: { '[data-selected] > * > * > &': { visibility: 'visible' } },
});

export const optionLabel = uiStyle({
  minInlineSize: 0,
  fontSize: tokens.fontSize.m,
  lineHeight: tokens.lineHeight.body,
  color: tokens.color.text,
});

export const description = uiStyle({
  paddingInline: `calc(${tokens.space[3]} * 2 + ${tokens.size.iconM}) ${tokens.space[3]}`,
  paddingBlockEnd: tokens.space[3],
  marginBlockStart: `calc(-1 * ${tokens.space[2]})`,
  fontSize: tokens.fontSize.s,
  color: tokens.color.textMuted,
});
