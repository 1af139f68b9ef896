import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';

const PARTS = ['fields-wrapper', 'text', 'month-field', 'day-field', 'year-field'];

/** The parts of the browser’s own field, which resets style differently. */
export const input = uiStyle({
  selectors: {
    // The button stands at the end; in enlarged text there is no room for both.
    '&&': { paddingInlineEnd: 0 },
    ...Object.fromEntries(
      PARTS.map((part) => [`&::-webkit-datetime-edit-${part}`, { padding: 0 }]),
    ),
    // The button beside it opens a calendar of the library.
    '&::-webkit-calendar-picker-indicator': { display: 'none' },
  },
});

const reset = resetStyle();

const look = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.controlM,
  borderRadius: 'inherit',
  color: tokens.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${tokens.color.focus}`,
      outlineOffset: '-4px',
    },
    '&:disabled': { color: tokens.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: tokens.color.text } } },
    [media.print]: { display: 'none' },
  },
});

export const open = `${reset} ${look}`;

export const popover = uiStyle({
  zIndex: tokens.layer.overlay,
  boxSizing: 'border-box',
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: tokens.space[3],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  outline: 'none',
});
