import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

export const field = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const label = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const button = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  // Not taller, so that the description stays close to the label.
  minBlockSize: tokens.size.controlS,
  borderRadius: tokens.radius.s,
  fontWeight: tokens.weight.medium,
  color: tokens.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: tokens.color.textMuted, cursor: 'not-allowed' },
  },
});

// react-aria places the input 1 px outside the row, which makes a right-to-left page scroll.
uiGlobal(`.${button} > :has(> input)`, { marginInline: '0 !important' });

export const track = uiStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  border: '1px solid transparent',
  borderRadius: tokens.radius.full,
  background: tokens.color.neutral,
  transition: `background-color ${tokens.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { background: tokens.color.neutralText },
    '[data-selected] > &': {
      background: tokens.color.accent,
      borderColor: tokens.color.accentIndicator,
    },
    '[data-selected][data-hovered] > &': { background: tokens.color.accentHover },
    '[data-disabled] > &': { opacity: 0.5 },
    // Around the switch only; around the whole row, it would touch the description.
    '[data-focus-visible] > &': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '2px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      forcedColorAdjust: 'none',
      background: 'Canvas',
      selectors: {
        '[data-selected] > &': { background: 'Highlight' },
        '[data-focus-visible] > &': { outlineColor: 'CanvasText' },
      },
    },
  },
});

export const thumb = uiStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '0.1875rem',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlock: 'auto',
  borderRadius: tokens.radius.full,
  background: tokens.color.textOnAccent,
  transition: `inset-inline-start ${tokens.motion.fast} ${tokens.motion.ease}`,
  selectors: {
    '[data-selected] > * > &': { insetInlineStart: 'calc(100% - 1.3125rem)' },
  },
  '@media': {
    [media.forcedColors]: {
      background: 'ButtonText',
      selectors: { '[data-selected] > * > &': { background: 'HighlightText' } },
    },
  },
});
