import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  position: 'relative',
  overflow: 'clip',
  paddingBlock: `${tokens.space[7]} ${tokens.space[8]}`,
  background: `linear-gradient(to bottom, ${tokens.color.accentSoft}, transparent)`,
  '@media': {
    [media.desktop]: { paddingBlock: `calc(${tokens.space[9]} * 1.25)` },
    [media.print]: { background: 'none', paddingBlock: tokens.space[5] },
  },
});

export const content = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[7],
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: tokens.size.content,
  marginInline: 'auto',
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@media': {
    [media.tablet]: { paddingInline: tokens.space[6] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: tokens.space[9],
    },
  },
});

export const words = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: tokens.space[5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const heading = uiStyle({
  fontSize: 'clamp(3rem, 1.5rem + 6.5vw, 5.5rem)',
  letterSpacing: '-0.04em',
  // Where there is room the opening mark hangs, so that the words stand on the edge of what follows.
  '@media': {
    [media.desktop]: { selectors: { '&[data-quoted]': { textIndent: '-0.42em' } } },
  },
});

export const lead = uiStyle({
  maxInlineSize: '34rem',
  fontSize: `clamp(${tokens.fontSize.l}, 1rem + 0.6vw, 1.375rem)`,
  textWrap: 'pretty',
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[3],
});

export const proof = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  gap: tokens.space[4],
  margin: 0,
  marginBlockStart: tokens.space[2],
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gap: tokens.space[7] },
  },
});

export const figure = uiStyle({
  display: 'block',
  fontSize: `clamp(${tokens.fontSize.l}, 0.875rem + 1.2vw, ${tokens.fontSize['2xl']})`,
  fontWeight: tokens.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: tokens.letterSpacing.tight,
  lineHeight: tokens.lineHeight.snug,
});

export const figureLabel = uiStyle({ color: tokens.color.textMuted, fontSize: tokens.fontSize.s });
