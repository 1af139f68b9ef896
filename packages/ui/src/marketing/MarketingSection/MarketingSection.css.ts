import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  ...container,
  selectors: {
    '&[data-background=sunken]': { background: tokens.color.surfaceSunken },
    '&[data-background=raised]': {
      background: tokens.color.surfaceRaised,
      borderBlock: `1px solid ${tokens.color.border}`,
    },
  },
  '@media': {
    [media.print]: { breakInside: 'avoid' },
  },
});

export const content = uiStyle({
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  paddingBlock: tokens.space[8],
  '@container': {
    [within.roomy]: {
      paddingInline: tokens.space[6],
      paddingBlock: tokens.space[9],
    },
  },
  '@media': { [media.print]: { paddingBlock: tokens.space[5] } },
});

export const head = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3],
  maxInlineSize: '44rem',
  marginBlockEnd: tokens.space[6],
  '@container': { [within.roomy]: { marginBlockEnd: tokens.space[7] } },
});

export const lead = uiStyle({ textWrap: 'pretty' });
