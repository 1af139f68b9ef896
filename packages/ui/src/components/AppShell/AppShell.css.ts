import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { root as topBar } from '../TopBar/TopBar.css.ts';

/** The height of the tab bar on a phone, without the safe area below it. */
const TAB_BAR = '3.5rem';
/** The room of the bar at the top, with some air below it. */
const BAR = '5rem';
/** The room of a message of two lines over that bar. */
const MESSAGE = '6.5rem';
/** The tokens of space are not known to the document, which is around the theme. */
const AIR = '1rem';

export const root = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  // A short page fills the phone, the room for the tab bar within.
  boxSizing: 'border-box',
  minBlockSize: '100dvh',
  background: tokens.color.surface,
  color: tokens.color.text,
  '@media': {
    // The end of the page is not under the tab bar.
    [media.belowTablet]: { paddingBlockEnd: `calc(${TAB_BAR} + env(safe-area-inset-bottom))` },
    [media.print]: { paddingBlockEnd: 0 },
  },
});

export const main = uiStyle({
  flex: 1,
  minInlineSize: 0,
  // The focus comes here from the skip link; a ring around the page would say nothing.
  outline: 'none',
});

/** As wide as the page below it; without a notice it takes no room. */
export const notice = uiStyle({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingBlockStart: tokens.space[4],
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.tablet]: { paddingInline: tokens.space[5] },
    [media.print]: { padding: 0, maxInlineSize: 'none' },
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

export const foot = uiStyle({
  borderBlockStart: `1px solid ${tokens.color.border}`,
  fontSize: tokens.fontSize.s,
  color: tokens.color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});

export const footList = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: tokens.space[5],
  margin: 0,
  paddingBlock: tokens.space[3],
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  listStyle: 'none',
});

export const footLink = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.controlM,
  selectors: { '&[aria-current="page"]': { color: tokens.color.accentText } },
});

// Toasts are drawn beside the shell and not in it, so the room they leave goes by a variable.
uiGlobal(`.radix-themes:has(.${root})`, {
  '@media': { [media.belowTablet]: { vars: { '--dt-bottom-bar': TAB_BAR } } },
});

// What takes the focus, or is the target of a link, comes to stand clear of the bar that sticks to the
// top, of the tabs at the bottom, and on a phone of a message at the top as well.
uiGlobal(`html:has(.${root})`, {
  scrollPaddingBlock: `${BAR} ${AIR}`,
  '@media': {
    [media.belowTablet]: {
      scrollPaddingBlock: `${MESSAGE} calc(${TAB_BAR} + ${AIR})`,
    },
  },
});

// The bar itself stands in that room: what takes the focus there is in sight already, and the page must
// not be scrolled to fetch it out.
uiGlobal(`html:has(.${root}):has(.${topBar} :focus)`, { scrollPaddingBlock: 0 });
