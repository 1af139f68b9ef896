import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';

const reset = resetStyle();

const look = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: tokens.size.controlS,
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.full,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  fontFamily: tokens.font.body,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  selectors: {
    '&[data-size=s]': {
      minBlockSize: '1.75rem',
      paddingBlock: 0,
      paddingInline: tokens.space[2],
      ...textSize('xs'),
    },
    '&[data-size=l]': { minBlockSize: tokens.size.controlM, paddingInline: tokens.space[4] },
    // No taller than the button and its border; the words have the distance instead.
    '&[data-removable]': {
      borderColor: tokens.color.border,
      paddingBlock: '1px',
      paddingInlineEnd: tokens.space[1],
    },
    '&[aria-pressed]': { cursor: 'pointer' },
    '&[aria-pressed=true]': {
      borderColor: tokens.color.accentBorder,
      background: tokens.color.accentSoft,
      color: tokens.color.accentText,
    },
    '&:is(:focus-visible, [data-focus-visible])': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '2px',
    },
    '&:is(:disabled, [data-disabled])': {
      borderColor: tokens.color.border,
      color: tokens.color.textDisabled,
      cursor: 'not-allowed',
    },
    // A value that cannot be removed is still to be read.
    '&[data-removable][data-disabled]': { color: tokens.color.textMuted, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[aria-pressed=false]:hover:not(:disabled)': {
          background: tokens.color.surfaceHoverSolid,
        },
        '&[aria-pressed=true]:hover:not(:disabled)': { background: tokens.color.accentSoftHover },
      },
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[aria-pressed=true]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&:is(:disabled, [data-disabled])': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const chip = `${reset} ${look}`;

export const label = uiStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-removable] > &': { paddingBlock: '2px' } },
});

/** Hides the icon from assistive technology, and keeps its size. */
export const icon = uiStyle({ display: 'inline-flex', flexShrink: 0 });

const removeLook = uiStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: tokens.radius.full,
  color: tokens.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}` },
    '&:disabled': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': {
          background: tokens.color.surfaceHover,
          color: tokens.color.text,
        },
      },
    },
  },
});

export const remove = `${reset} ${removeLook}`;
