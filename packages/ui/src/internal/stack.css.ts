import { createVar } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const stack = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The distance between children, for what is computed from it. */
export const gapSize = createVar();

const distance = (size: string) => ({ vars: { [gapSize]: size }, gap: gapSize });

/** The distance between children, shared by Stack, Inline and Grid. */
export const gap = uiVariants({
  0: distance('0px'),
  1: distance(tokens.space[1]),
  2: distance(tokens.space[2]),
  3: distance(tokens.space[3]),
  4: distance(tokens.space[4]),
  5: distance(tokens.space[5]),
  6: distance(tokens.space[6]),
  7: distance(tokens.space[7]),
  8: distance(tokens.space[8]),
  9: distance(tokens.space[9]),
});

export const align = uiVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
