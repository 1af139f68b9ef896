import { within } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../theme/uiStyle.ts';

/** How much of the end of the screen is taken by what the shell has there; the shell sets it. */
export const FOOT_ROOM = '--dt-foot-room';
/** The height of the bar while there is one, with some space above it. */
export const FOOT_BAR_ROOM = '--dt-foot-bar-room';

/** Tall enough for a bar over the page, as for the notices of the shell. */
const TALL_SCREEN = 'screen and (min-height: 28rem)';

/** The height of the bar with its distances. */
const ROOM = '4.5rem';

/**
 * At the end of the screen, at every width. Its height is kept at the end of the page, so that nothing
 * moves when the bar appears, and the bar covers nothing that cannot be scrolled clear of it.
 */
export const place = uiStyle({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: `var(${FOOT_ROOM}, env(safe-area-inset-bottom))`,
  zIndex: tokens.layer.navigation,
  minBlockSize: ROOM,
  pointerEvents: 'none',
  '@media': { [TALL_SCREEN]: { display: 'flex' } },
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingBlockEnd: tokens.space[2],
});

export const bar = uiStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  inlineSize: '100%',
  '@container': { [within.roomy]: { inlineSize: 'fit-content' } },
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[4],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceRaised,
  boxShadow: tokens.shadow.floating,
  pointerEvents: 'auto',
});

// Scrolling into view leaves clear what the bar covers.
uiGlobal(`html:has(.${bar})`, { vars: { [FOOT_BAR_ROOM]: ROOM } });
