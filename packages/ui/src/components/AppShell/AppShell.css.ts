import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** The height of the tab bar on a phone, without the safe area below it. */
const TAB_BAR = '3.5rem';

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: tokens.color.surface,
  color: tokens.color.text,
});

export const main = uiStyle({
  flex: 1,
  minInlineSize: 0,
  // The focus comes here from the skip link; a ring around the page would say nothing.
  outline: 'none',
  scrollMarginBlockStart: '5rem',
  '@media': {
    // The end of the page is not under the tab bar.
    [media.belowTablet]: { paddingBlockEnd: `calc(${TAB_BAR} + env(safe-area-inset-bottom))` },
    [media.print]: { paddingBlockEnd: 0 },
  },
});

export const page = uiStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingBlock: tokens.space[5],
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@media': {
    [media.tablet]: { paddingBlock: tokens.space[6], paddingInline: tokens.space[5] },
    [media.print]: { padding: 0, maxInlineSize: 'none' },
  },
});

// Toasts are drawn beside the shell and not in it, so the room they leave goes by a variable.
uiGlobal(`.radix-themes:has(.${root})`, {
  '@media': { [media.belowTablet]: { vars: { '--dt-bottom-bar': TAB_BAR } } },
});
