import { container } from '../../theme/container.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** From this width of the container on, the steps are side by side. */
const sideBySide = '(min-width: 34rem)';

const MARKER = '1.75rem';
/** Centers a line of 2 px on the marker. */
const MIDDLE = `calc(${MARKER} / 2 - 1px)`;

export const root = uiStyle(container);

export const list = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [sideBySide]: { flexDirection: 'row' } },
});

export const step = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space[3],
  minInlineSize: 0,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: tokens.space[5] },
    // The line to the next step.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: MIDDLE,
      insetBlockStart: `calc(${MARKER} + ${tokens.space[1]})`,
      insetBlockEnd: tokens.space[1],
      borderInlineStart: `2px solid ${tokens.color.border}`,
    },
    '&[data-state=done]:not(:last-child)::after': { borderColor: tokens.color.accentIndicator },
  },
  '@container': {
    [sideBySide]: {
      flex: '1 1 0',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: tokens.space[2],
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: 0, paddingInlineEnd: tokens.space[4] },
        '&:not(:last-child)::after': {
          insetInlineStart: `calc(${MARKER} + ${tokens.space[2]})`,
          insetInlineEnd: tokens.space[2],
          insetBlockStart: MIDDLE,
          insetBlockEnd: 'auto',
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${tokens.color.border}`,
        },
        '&[data-state=done]:not(:last-child)::after': { borderColor: tokens.color.accentIndicator },
      },
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-state=done]:not(:last-child)::after': { borderColor: 'Highlight' },
      },
    },
  },
});

export const marker = uiStyle({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  flexShrink: 0,
  inlineSize: MARKER,
  blockSize: MARKER,
  border: `2px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.full,
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.textMuted,
  selectors: {
    '[data-state=current] > &': {
      borderColor: tokens.color.accentIndicator,
      color: tokens.color.accentText,
    },
    '[data-state=done] > &': {
      borderColor: tokens.color.accentIndicator,
      background: tokens.color.accent,
      color: tokens.color.textOnAccent,
    },
    '[data-state=error] > &': {
      borderColor: tokens.color.negative,
      color: tokens.color.negativeText,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-state=current] > &': { borderColor: 'Highlight' },
        '[data-state=done] > &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const words = uiStyle({
  minInlineSize: 0,
  // Centers the first line on the marker.
  paddingBlockStart: `calc((${MARKER} - 1lh) / 2)`,
  ...textSize('s'),
  overflowWrap: 'anywhere',
  '@container': { [sideBySide]: { paddingBlockStart: 0 } },
});

export const label = uiStyle({
  fontWeight: tokens.weight.medium,
  color: tokens.color.text,
  selectors: {
    '[data-state=upcoming] &': { color: tokens.color.textMuted },
    '[aria-current] &': { fontWeight: tokens.weight.semibold },
    '[data-state=error] &': { color: tokens.color.negativeText },
  },
});

export const description = uiStyle({ color: tokens.color.textMuted });
