import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

export const field = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = uiStyle({
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.text,
});

export const note = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const error = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space[2],
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.negativeText,
});

export const errorIcon = uiStyle({ flexShrink: 0, blockSize: '1lh' });

/** The box of the value; it has the focus ring for anything focused inside. */
export const control = uiStyle({
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: '100%',
  minBlockSize: tokens.size.controlM,
  border: `1px solid ${tokens.color.borderStrong}`,
  // Round for `radius: 'full'`; a field of several lines keeps the corners of one.
  borderRadius: `max(${tokens.radius.m}, min(var(--radius-full), 1.5rem))`,
  background: tokens.color.surfaceField,
  color: tokens.color.text,
  transition: `border-color ${tokens.motion.fast}`,
  selectors: {
    '&[data-size=s]': { minBlockSize: tokens.size.controlS },
    '&[data-size=l]': { minBlockSize: tokens.size.controlL },
    // As specific as a reset that removes the ring from a button focused by a pointer.
    '&&:focus-within, &&:focus-visible, &[data-state=open]': {
      borderColor: tokens.color.accentIndicator,
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid], [data-invalid] > &': { borderColor: tokens.color.negative },
    '&[data-disabled], [data-disabled] > &': {
      borderColor: tokens.color.border,
      background: tokens.color.surfaceSunken,
      color: tokens.color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.motion]: { transitionProperty: 'border-color' },
    [media.forcedColors]: {
      selectors: { '&[data-disabled], [data-disabled] > &': { borderColor: 'GrayText' } },
    },
  },
});

export const input = uiStyle({
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: 0,
  paddingInline: tokens.space[3],
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // Below 16 px, iOS zooms into a focused field.
  ...textSize('m'),
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: tokens.color.textMuted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const affix = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  color: tokens.color.textMuted,
  selectors: {
    '&[data-side=start]': { paddingInlineStart: tokens.space[3] },
    '&[data-side=end]': { paddingInlineEnd: tokens.space[3] },
  },
});

// The affix has the distance to the edge; the one between affix and value is smaller.
uiGlobal(`.${affix}[data-side=start] + .${input}`, { paddingInlineStart: tokens.space[1] });

export const digits = uiStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
