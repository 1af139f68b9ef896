import { createVar } from '@vanilla-extract/css';
import { stepAt } from '../../theme/columns.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { tileRadius } from '../../internal/Field/tileRadius.ts';

/** The number of tiles per row. */
export const columns = createVar();

export const options = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  selectors: {
    '&[data-layout=list]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-columns]': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    // Four amounts in enlarged text would each wrap.
    '&[data-columns="4"]': {
      gridTemplateColumns: `repeat(auto-fit, minmax(${stepAt('14rem', '20.5%', '33.5%')}, 1fr))`,
    },
  },
});

export const option = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: tokens.size.controlL,
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  border: `1px solid ${tokens.color.borderInput}`,
  borderRadius: tileRadius,
  background: tokens.color.surfaceField,
  color: tokens.color.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.fast}, border-color ${tokens.motion.fast}`,
  selectors: {
    // Fits four amounts in a row on the narrowest phone.
    '[data-layout=tiles] > &': { paddingInline: tokens.space[1] },
    '[data-layout=list] > &': { alignItems: 'flex-start', textAlign: 'start' },
    '&[data-hovered]': { background: tokens.color.surfaceHoverSolid },
    '&[data-pressed]': { background: tokens.color.surfacePressed },
    '&[data-selected]': {
      borderColor: tokens.color.accentIndicator,
      background: tokens.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${tokens.color.accentIndicator}`,
      color: tokens.color.accentText,
    },
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': {
      borderColor: tokens.color.border,
      background: tokens.color.surfaceSunken,
      color: tokens.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&[data-invalid]:not([data-disabled])': { borderColor: tokens.color.negative },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
        '&[data-disabled]': { borderColor: 'GrayText', outlineColor: 'GrayText' },
      },
    },
  },
});

export const optionLabel = uiStyle({
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
});

export const optionDetail = uiStyle({
  ...textSize('xs'),
  color: tokens.color.textMuted,
});
