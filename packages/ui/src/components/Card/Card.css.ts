import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const card = uiStyle({
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

export const padding = uiVariants({
  none: {
    padding: 0,
    overflow: 'hidden',
    // With large letters a table scrolls in its card, rather than being cut by it.
    '@media': { [media.cramped]: { overflowX: 'auto' } },
  },
  s: { padding: tokens.space[4] },
  m: {
    padding: tokens.space[4],
    '@media': { [media.tablet]: { padding: tokens.space[5] } },
  },
  l: {
    padding: tokens.space[5],
    '@media': { [media.tablet]: { padding: tokens.space[6] } },
  },
});
