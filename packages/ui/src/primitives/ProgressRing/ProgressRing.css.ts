import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space[2],
  // Not wider in a column that stretches its children.
  inlineSize: 'fit-content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...textSize('s'),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    // Too small for a figure inside, so its words are beside it.
    '&[data-size=s]': { flexDirection: 'row', gap: tokens.space[3], textAlign: 'start' },
  },
});

/** The ring and the figure in one cell. */
export const dial = uiStyle({ display: 'grid', placeItems: 'center', flexShrink: 0 });

export const picture = uiStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  // The arc starts at the top.
  transform: 'rotate(-90deg)',
  fill: 'none',
});

export const size = uiVariants({
  s: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  m: { inlineSize: '4rem', blockSize: '4rem' },
  l: { inlineSize: '6rem', blockSize: '6rem' },
});

export const track = uiStyle({
  stroke: tokens.color.track,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const arc = uiStyle({
  stroke: 'currentcolor',
  transition: `stroke-dasharray ${tokens.motion.calm} ${tokens.motion.ease}`,
  '@media': {
    [media.forcedColors]: { stroke: 'Highlight' },
    [media.print]: { strokeDashoffset: '0 !important' },
  },
});

export const tone = uiVariants({
  progress: { color: tokens.color.progress },
  accent: { color: tokens.color.accentIndicator },
  debt: { color: tokens.color.debt },
  warning: { color: tokens.color.warning },
});

export const figure = uiStyle({
  gridArea: '1 / 1',
  ...textSize('xs'),
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: tokens.color.text,
  selectors: { '[data-size=l] &': textSize('l') },
});

export const label = uiStyle({ color: tokens.color.textMuted });

export const value = uiStyle({
  fontWeight: tokens.weight.semibold,
  color: tokens.color.text,
});
