import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const card = uiStyle({
  ...container,
  position: 'relative',
  minInlineSize: 0,
  borderRadius: tokens.radius.xl,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  selectors: {
    '&[data-surface=raised]': { boxShadow: tokens.shadow.raised },
    '&[data-surface=sunken]': {
      background: tokens.color.surfaceSunken,
      borderColor: 'transparent',
    },
    '&[data-surface=accent]': { background: tokens.color.accentSoft, borderColor: 'transparent' },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** By the card's own width, and the same for all cards of a page that has room. */
export const padding = uiVariants({
  none: {
    padding: 0,
    // With large letters a table scrolls in its card, rather than being cut by it.
    overflowX: 'auto',
    overflowY: 'hidden',
  },
  s: { padding: tokens.space[4] },
  m: {
    padding: `clamp(${tokens.space[4]}, 4.6%, ${tokens.space[5]})`,
    '@container': { [within.roomy]: { padding: tokens.space[5] } },
  },
  l: {
    padding: `clamp(${tokens.space[5]}, 6%, ${tokens.space[6]})`,
    '@container': { [within.roomy]: { padding: tokens.space[6] } },
  },
});
