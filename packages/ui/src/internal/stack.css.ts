import { createVar } from '@vanilla-extract/css';
import { within } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const stack = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const varByWidth = () => ({ phone: createVar(), tablet: createVar(), desktop: createVar() });

/** The distance between children, for what is computed from it. */
export const gapSize = createVar();

const distance = (size: string) => ({ vars: { [gapSize]: size }, gap: gapSize });

/** Each distance between children, a step of the space scale. */
export const gapSteps = {
  0: '0px',
  1: tokens.space[1],
  2: tokens.space[2],
  3: tokens.space[3],
  4: tokens.space[4],
  5: tokens.space[5],
  6: tokens.space[6],
  7: tokens.space[7],
  8: tokens.space[8],
  9: tokens.space[9],
};

/** The distance between children, shared by Stack, Inline and Grid. */
export const gap = uiVariants({
  0: distance(gapSteps[0]),
  1: distance(gapSteps[1]),
  2: distance(gapSteps[2]),
  3: distance(gapSteps[3]),
  4: distance(gapSteps[4]),
  5: distance(gapSteps[5]),
  6: distance(gapSteps[6]),
  7: distance(gapSteps[7]),
  8: distance(gapSteps[8]),
  9: distance(gapSteps[9]),
});

/** The distance by the width of the nearest container. */
export const gaps = varByWidth();

export const gapByWidth = uiStyle({
  ...distance(gaps.phone),
  '@container': {
    [within.roomy]: { vars: { [gapSize]: gaps.tablet } },
    [within.wide]: { vars: { [gapSize]: gaps.desktop } },
  },
});

export const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};

export const align = uiVariants({
  start: { alignItems: alignments.start },
  center: { alignItems: alignments.center },
  end: { alignItems: alignments.end },
  stretch: { alignItems: alignments.stretch },
  baseline: { alignItems: alignments.baseline },
});

/** The alignment by the width of the nearest container. */
export const aligns = varByWidth();

export const alignByWidth = uiStyle({
  alignItems: aligns.phone,
  '@container': {
    [within.roomy]: { alignItems: aligns.tablet },
    [within.wide]: { alignItems: aligns.desktop },
  },
});
