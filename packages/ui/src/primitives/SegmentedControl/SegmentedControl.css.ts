import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Wraps where the segments do not fit in a row. */
export const control = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: tokens.space[1],
  maxInlineSize: '100%',
  padding: tokens.space[1],
  borderRadius: `calc(${tokens.radius.m} + ${tokens.space[1]})`,
  background: tokens.color.surfaceSunken,
  selectors: { '&[data-stretch]': { display: 'flex' } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const segment = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
  minInlineSize: 0,
  minBlockSize: '2rem',
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.m,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.fast}, color ${tokens.motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: tokens.color.text },
    '&[data-selected]': {
      background: tokens.color.surfaceRaised,
      boxShadow: `inset 0 0 0 1px ${tokens.color.borderInput}`,
      color: tokens.color.text,
    },
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
    '&[data-disabled][data-selected]': { boxShadow: `inset 0 0 0 1px ${tokens.color.border}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
        '&[data-disabled]': { color: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
});

export const icon = uiStyle({ display: 'inline-flex', flexShrink: 0 });
