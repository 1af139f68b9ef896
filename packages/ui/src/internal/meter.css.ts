import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle, uiVariants } from '../theme/uiStyle.ts';

export const meter = uiStyle({ display: 'flex', flexDirection: 'column', gap: tokens.space[2] });

export const head = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  ...textSize('s'),
});

export const label = uiStyle({
  minInlineSize: 0,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const value = uiStyle({
  flexShrink: 0,
  maxInlineSize: '60%',
  fontWeight: tokens.weight.semibold,
  textAlign: 'end',
});

export const track = uiStyle({
  overflow: 'hidden',
  borderRadius: tokens.radius.full,
  background: tokens.color.track,
  selectors: {
    '&[data-size=s]': { blockSize: '0.375rem' },
    '&[data-size=m]': { blockSize: '0.5rem' },
    '&[data-size=l]': { blockSize: '0.75rem' },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { border: '1px solid currentcolor' },
  },
});

export const bar = uiStyle({
  blockSize: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${tokens.motion.calm} ${tokens.motion.ease}`,
  '@media': {
    [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' },
    [media.print]: { printColorAdjust: 'exact', clipPath: 'none !important' },
  },
});

export const tone = uiVariants({
  progress: { background: tokens.color.progress },
  accent: { background: tokens.color.accentIndicator },
  debt: { background: tokens.color.debt },
  warning: { background: tokens.color.warning },
});
