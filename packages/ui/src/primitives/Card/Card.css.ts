import { container, PLACELESS_WIDTH } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const card = uiStyle({
  ...container,
  position: 'relative',
  borderRadius: tokens.radius.xl,
  border: `1px solid ${tokens.color.border}`,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  selectors: {
    '&[data-surface=flat]': { border: 0, background: 'none' },
    '&[data-surface=hero]': {
      background: `linear-gradient(160deg, ${tokens.color.accentSoft}, transparent 72%) ${tokens.color.surfaceRaised}`,
      boxShadow: tokens.shadow.hero,
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/**
 * The intrinsic width of the content box, so that the card’s outer width is `PLACELESS_WIDTH` in a
 * container without a width of its own.
 */
const around = (padding: string) => ({
  containIntrinsicInlineSize: `calc(${PLACELESS_WIDTH} - 2 * ${padding} - 2px)`,
});

/** Depends on the card’s own width, and is the same for all cards of a wide page. */
export const padding = uiVariants({
  none: {
    ...around('0px'),
    padding: 0,
    // With enlarged text, a table scrolls in its card instead of being clipped.
    overflowX: 'auto',
    overflowY: 'hidden',
  },
  s: { ...around(tokens.space[4]), padding: tokens.space[4] },
  m: {
    ...around(tokens.space[4]),
    padding: tokens.space[4],
    '@container': { [within.roomy]: { padding: tokens.space[5] } },
  },
  l: {
    ...around(tokens.space[5]),
    padding: tokens.space[5],
    '@container': { [within.roomy]: { padding: tokens.space[6] } },
  },
});
