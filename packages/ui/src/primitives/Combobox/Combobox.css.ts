import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { resetStyle, uiStyle } from '../../theme/uiStyle.ts';

const reset = resetStyle();

const look = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: tokens.size.controlM,
  borderRadius: 'inherit',
  color: tokens.color.textMuted,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: tokens.color.textDisabled, cursor: 'not-allowed' } },
  '@media': { [media.print]: { display: 'none' } },
});

/** Opens the list; it is not reached by Tab, as the arrow keys do it. */
export const arrow = `${reset} ${look}`;

/** As wide as the field, and no higher than there is place. */
export const popover = uiStyle({
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(12rem, var(--radix-popover-content-available-width))',
  maxBlockSize: 'min(22rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
});

export const optionWords = uiStyle({ minInlineSize: 0 });

/** What is in the list in place of options. */
export const message = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minBlockSize: tokens.size.controlM,
  paddingInline: tokens.space[3],
  ...textSize('s'),
  color: tokens.color.textMuted,
  selectors: { '&[data-error]': { color: tokens.color.negativeText } },
});
