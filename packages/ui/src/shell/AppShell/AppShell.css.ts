import { container } from '../../theme/container.ts';
import { media, windowWidth, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { FOOT_BAR_ROOM, FOOT_ROOM, place as footBar } from '../../internal/footBar.css.ts';
import { place as tabs } from '../BottomTabs/BottomTabs.css.ts';
import { root as topBar } from '../TopBar/TopBar.css.ts';

/** The height of the tab bar, if there is one, without the safe area below it. */
const TAB_BAR = '3.5rem';
/** The height of the top bar, with some space below it. */
const BAR = '5rem';
/** The height of a toast of two lines above that bar. */
const MESSAGE = '6.5rem';
/** At most as wide as a toast, which is at the other end of the screen from tablets up. */
const MESSAGE_WIDTH = '26rem';
/** Too short for overlays: a phone in landscape, or text of twice the size. */
const SHORT = '(max-height: 27.99rem)';
const TALL = '(min-height: 28rem)';
/** The document is outside the theme element, where the space tokens are not defined. */
const AIR = '1rem';
/** The largest height of the notices at this width. */
export const NOTICE_ROOM = '--dt-notice-room';
const room = `var(${NOTICE_ROOM}, 0rem)`;

export const root = uiStyle({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  // A short page fills the phone, including the tab bar; the height of notices is added.
  minBlockSize: `calc(100dvh + ${room})`,
  background: tokens.color.surface,
  color: tokens.color.text,
});

// The tabs have their own space at the end of the page, below the notices, and are sticky.
uiGlobal(`.${root} > .${tabs}`, { position: 'sticky', order: 2 });

export const main = uiStyle({
  flex: 1,
  minInlineSize: 0,
  // The skip link focuses it; a focus ring around the page would be of no use.
  outline: 'none',
  '@container': {
    [within.narrow]: {
      vars: { [FOOT_ROOM]: `calc(${TAB_BAR} + env(safe-area-inset-bottom) + ${room})` },
    },
  },
});

/**
 * Overlays the end of the page: on a phone above the tabs, elsewhere beside the toasts. It keeps
 * its largest height; the empty part lets pointer events through.
 */
export const notice = uiStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.layer.navigation,
  // First in the document for screen readers, last in the layout.
  order: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minBlockSize: room,
  paddingInlineStart: `max(${tokens.space[3]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[3]}, env(safe-area-inset-right))`,
  pointerEvents: 'none',
  '@container': {
    [within.narrow]: { insetBlockEnd: `calc(${TAB_BAR} + env(safe-area-inset-bottom))` },
    [within.roomy]: {
      inlineSize: `min(34rem, calc(100% - ${MESSAGE_WIDTH}))`,
      paddingInlineStart: `max(${tokens.space[5]}, env(safe-area-inset-left))`,
    },
  },
  '@media': {
    [SHORT]: { position: 'static' },
    [media.print]: { position: 'static', order: 0, inlineSize: 'auto', minBlockSize: 0 },
  },
});

export const notices = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  marginBlock: tokens.space[3],
  borderRadius: tokens.radius.l,
  // Notices have translucent tints, so an opaque background is needed below them.
  background: tokens.color.surfaceRaised,
  boxShadow: tokens.shadow.floating,
  pointerEvents: 'auto',
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [within.roomy]: {
      marginBlockEnd: `calc(${tokens.space[4]} + env(safe-area-inset-bottom))`,
    },
  },
  '@media': { [media.print]: { boxShadow: 'none' } },
});

export const page = uiStyle({
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingBlock: tokens.space[5],
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@container': {
    [within.roomy]: { paddingBlock: tokens.space[6], paddingInline: tokens.space[5] },
  },
  '@media': {
    [media.print]: { padding: 0, maxInlineSize: 'none' },
  },
});

export const foot = uiStyle({
  borderBlockStart: `1px solid ${tokens.color.border}`,
  ...textSize('s'),
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

// Scroll padding keeps focused elements and link targets clear of the sticky bar at the top, of the
// tabs and notices at the bottom, and on a phone of a toast at the top.
uiGlobal(`html:has(.${root})`, {
  scrollPaddingBlock: `${BAR} ${AIR}`,
  '@media': {
    [TALL]: { scrollPaddingBlockEnd: `calc(${AIR} + ${room})` },
    [windowWidth.belowTablet]: { scrollPaddingBlock: `${MESSAGE} calc(${TAB_BAR} + ${AIR})` },
    [`${windowWidth.belowTablet} and ${TALL}`]: {
      scrollPaddingBlockEnd: `calc(${TAB_BAR} + ${AIR} + ${room} + var(${FOOT_BAR_ROOM}, 0rem))`,
    },
  },
});

// The bars and the notices are within that padding: focus in them must not scroll the page.
uiGlobal(`html:has(.${root}):has(:is(.${topBar}, .${notice}, .${footBar}) :focus)`, {
  scrollPaddingBlock: 0,
});
