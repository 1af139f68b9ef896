import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

const reset = resetStyle();
const CELL = '2.25rem';

export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[2],
  marginBlockEnd: tokens.space[2],
});

export const month = uiStyle({
  margin: 0,
  ...textSize('m'),
  fontWeight: tokens.weight.semibold,
});

const stepLook = uiStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: CELL,
  blockSize: CELL,
  borderRadius: tokens.radius.m,
  color: tokens.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: tokens.color.surfaceHover },
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focus}` },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
    // The arrows point where the months are.
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
});

export const step = `${reset} ${stepLook}`;

export const grid = uiStyle({
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});

uiGlobal(`.${grid} :is(th, td)`, { padding: '1px', textAlign: 'center' });

export const weekday = uiStyle({
  blockSize: CELL,
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
});

export const day = uiStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: CELL,
  blockSize: CELL,
  border: '1px solid transparent',
  borderRadius: tokens.radius.m,
  outline: 'none',
  ...textSize('s'),
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-today]': { borderColor: tokens.color.borderStrong, fontWeight: tokens.weight.semibold },
    '&[data-hovered]': { background: tokens.color.surfaceHover },
    '&[data-selected]': {
      borderColor: tokens.color.accent,
      background: tokens.color.accent,
      color: tokens.color.textOnAccent,
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '1px',
    },
    '&[data-disabled]': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
