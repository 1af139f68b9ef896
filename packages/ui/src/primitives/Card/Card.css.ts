import { createVar } from '@vanilla-extract/css';
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

/** The least and the most of each padding. */
export const paddingSteps = {
  none: { narrow: '0px', roomy: '0px' },
  s: { narrow: tokens.space[4], roomy: tokens.space[4] },
  m: { narrow: tokens.space[4], roomy: tokens.space[5] },
  l: { narrow: tokens.space[5], roomy: tokens.space[6] },
};

/** With enlarged text, a table scrolls in its card instead of being clipped. */
export const scrolling = uiStyle({ overflowX: 'auto', overflowY: 'hidden' });

/** Depends on the card’s own width, and is the same for all cards of a wide page. */
const growing = ({ narrow, roomy }: { narrow: string; roomy: string }) => ({
  ...around(narrow),
  padding: narrow,
  '@container': { [within.roomy]: { padding: roomy } },
});

export const padding = uiVariants({
  none: { ...around('0px'), padding: 0 },
  s: { ...around(paddingSteps.s.narrow), padding: paddingSteps.s.narrow },
  m: growing(paddingSteps.m),
  l: growing(paddingSteps.l),
});

/** The padding by the width of the container around the card. */
export const paddings = { phone: createVar(), tablet: createVar(), desktop: createVar() };

export const paddingByWidth = uiStyle({
  ...around(paddings.phone),
  padding: paddings.phone,
  '@container': {
    [within.roomy]: { padding: paddings.tablet },
    [within.wide]: { padding: paddings.desktop },
  },
});
