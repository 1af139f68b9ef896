import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The padding for half a thumb at each end, so that the thumb stays inside. */
const HALF_THUMB = '0.75rem';

export const output = uiStyle({
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: tokens.color.text,
  whiteSpace: 'nowrap',
});

/** Tall enough as a touch target; the visible track is thin. */
export const track = uiStyle({
  position: 'relative',
  blockSize: tokens.size.controlM,
  marginInline: HALF_THUMB,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const line = uiStyle({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.25rem)',
  insetInline: `calc(-1 * ${HALF_THUMB})`,
  blockSize: '0.5rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.track,
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: {
      border: '1px solid CanvasText',
      selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } },
    },
  },
});

export const fill = uiStyle({
  blockSize: '100%',
  background: tokens.color.accentIndicator,
  selectors: { '[data-disabled] > * > &': { background: tokens.color.neutral } },
  '@media': {
    [media.forcedColors]: {
      background: 'Highlight',
      forcedColorAdjust: 'none',
      selectors: { '[data-disabled] > * > &': { background: 'GrayText' } },
    },
  },
});

export const thumb = uiStyle({
  insetBlockStart: '50%',
  inlineSize: `calc(2 * ${HALF_THUMB})`,
  blockSize: `calc(2 * ${HALF_THUMB})`,
  border: `2px solid ${tokens.color.accentIndicator}`,
  borderRadius: tokens.radius.full,
  background: tokens.color.surfaceField,
  selectors: {
    '&[data-hovered]': { borderColor: tokens.color.accentHover },
    '&[data-dragging]': { background: tokens.color.accentIndicator },
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: tokens.color.neutral },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } },
  },
});
