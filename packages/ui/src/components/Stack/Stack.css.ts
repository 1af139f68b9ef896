import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const stack = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The distance between children, shared by Stack, Inline and Grid. */
export const gap = uiVariants({
  0: { gap: 0 },
  1: { gap: tokens.space[1] },
  2: { gap: tokens.space[2] },
  3: { gap: tokens.space[3] },
  4: { gap: tokens.space[4] },
  5: { gap: tokens.space[5] },
  6: { gap: tokens.space[6] },
  7: { gap: tokens.space[7] },
  8: { gap: tokens.space[8] },
  9: { gap: tokens.space[9] },
});

export const align = uiVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
