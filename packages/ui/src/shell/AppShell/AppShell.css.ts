import { container } from '../../theme/container.ts';
import { media, windowWidth, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';
import { place as tabs } from '../BottomTabs/BottomTabs.css.ts';
import { root as topBar } from '../TopBar/TopBar.css.ts';

/** The height of the tab bar where there is one, without the safe area below it. */
const TAB_BAR = '3.5rem';
/** The room of the bar at the top, with some air below it. */
const BAR = '5rem';
/** The room of a message of two lines over that bar. */
const MESSAGE = '6.5rem';
/** As wide as a message at most, which from a tablet up comes at the other end of the screen. */
const MESSAGE_WIDTH = '26rem';
/** Too short to lay anything over it: a phone on its side, or letters of twice the size. */
const SHORT = '(max-height: 27.99rem)';
const TALL = '(min-height: 28rem)';
/** The tokens of space are not known to the document, which is around the theme. */
const AIR = '1rem';
/** The room that notices have taken, as their place measures it. */
export const NOTICE_ROOM = '--dt-notice-room';
const room = `var(${NOTICE_ROOM}, 0rem)`;

export const root = uiStyle({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  // A short page fills the phone, the tab bar within; what a notice takes is added to it.
  minBlockSize: `calc(100dvh + ${room})`,
  background: tokens.color.surface,
  color: tokens.color.text,
});

// The tabs take their own room at the end of the page, below the notices, and stay in sight all the way.
uiGlobal(`.${root} > .${tabs}`, { position: 'sticky', order: 2 });

export const main = uiStyle({
  flex: 1,
  minInlineSize: 0,
  // The focus comes here from the skip link; a ring around the page would say nothing.
  outline: 'none',
});

/**
 * Over the end of the page, and not in its flow: on a phone above the tabs, elsewhere beside the
 * messages. It holds the room it has had, through which one can press what lies below.
 */
export const notice = uiStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.layer.navigation,
  // Read before the page, and last in its flow.
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
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
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
  // Notices are tinted panes: what lies below must not be read through them.
  background: tokens.color.surfaceRaised,
  boxShadow: tokens.shadow.floating,
  pointerEvents: 'auto',
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [within.roomy]: { marginBlockEnd: tokens.space[4] } },
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

// What takes the focus, or is the target of a link, comes to stand clear of the bar that sticks to the
// top, of the tabs and the notices at the bottom, and on a phone of a message at the top as well.
uiGlobal(`html:has(.${root})`, {
  scrollPaddingBlock: `${BAR} ${AIR}`,
  '@media': {
    [TALL]: { scrollPaddingBlockEnd: `calc(${AIR} + ${room})` },
    [windowWidth.belowTablet]: { scrollPaddingBlock: `${MESSAGE} calc(${TAB_BAR} + ${AIR})` },
    [`${windowWidth.belowTablet} and ${TALL}`]: {
      scrollPaddingBlockEnd: `calc(${TAB_BAR} + ${AIR} + ${room})`,
    },
  },
});

// The bar and the notices themselves stand in that room: what takes the focus there is in sight already,
// and the page must not be scrolled to fetch it out.
uiGlobal(`html:has(.${root}):has(:is(.${topBar}, .${notice}) :focus)`, { scrollPaddingBlock: 0 });
