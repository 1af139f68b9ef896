import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

export const section = uiStyle({
  display: 'grid',
  gap: tokens.space[3],
  '@media': {
    [media.print]: {
      display: 'block',
      breakInside: 'avoid-page',
      marginBlockStart: tokens.space[4],
    },
  },
});

// Margins of the children replace a grid gap, because a grid breaks badly across printed pages.
uiGlobal(`.${section} > * + *`, {
  '@media': { [media.print]: { marginBlockStart: tokens.space[2] } },
});

export const heading = uiStyle({
  scrollMarginBlockStart: tokens.space[4],
  '@media': {
    [media.print]: { breakAfter: 'avoid' },
  },
});

export const list = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  // The list markers are outside the text column.
  maxInlineSize: `calc(${tokens.size.text} + ${tokens.space[5]})`,
  listStyle: 'disc',
  marginBlock: `${tokens.space[2]} 0`,
  marginInline: 0,
  paddingInlineStart: tokens.space[5],
});

export const item = uiStyle({
  selectors: { '&::marker': { color: tokens.color.accentText } },
});
