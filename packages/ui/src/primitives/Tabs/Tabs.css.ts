import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const tabs = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
});

/** Scrolls if the labels do not fit, instead of wrapping. */
export const list = uiStyle({
  display: 'flex',
  gap: tokens.space[1],
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${tokens.color.border}`,
});

export const tab = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: tokens.space[2],
  minBlockSize: tokens.size.controlL,
  paddingInline: tokens.space[3],
  border: '2px solid transparent',
  borderInline: 0,
  borderStartStartRadius: tokens.radius.m,
  borderStartEndRadius: tokens.radius.m,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${tokens.motion.fast}, border-color ${tokens.motion.fast}, background-color ${tokens.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: tokens.color.surfaceHover, color: tokens.color.text },
    '&[data-pressed]': { background: tokens.color.surfacePressed, color: tokens.color.text },
    '&[data-selected]': {
      borderBlockEndColor: tokens.color.accentIndicator,
      color: tokens.color.accentText,
    },
    // Inside, because the list clips what overflows it.
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '-3px' },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  // Three labels of two words fit on a phone.
  '@container': { [within.narrow]: { paddingInline: tokens.space[2] } },
  '@media': {
    [media.forcedColors]: {
      // Forced colors make transparent borders visible.
      borderColor: 'Canvas',
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const panel = uiStyle({
  minInlineSize: 0,
  borderRadius: tokens.radius.s,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '4px' },
    '&[data-inert]': { display: 'none' },
  },
});
