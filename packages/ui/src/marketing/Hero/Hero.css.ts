import { container } from '../../theme/container.ts';
import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  ...container,
  position: 'relative',
  overflow: 'clip',
  background: `linear-gradient(to bottom, ${tokens.color.accentSoft}, transparent)`,
  '@media': {
    [media.print]: { background: 'none' },
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
  paddingBlock: `${tokens.space[7]} ${tokens.space[8]}`,
  paddingInlineStart: `max(${tokens.space[4]}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${tokens.space[4]}, env(safe-area-inset-right))`,
  '@container': {
    [within.roomy]: { paddingInline: tokens.space[6] },
    [within.wide]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: tokens.space[9],
      paddingBlock: tokens.space[9],
    },
  },
  '@media': { [media.print]: { paddingBlock: tokens.space[5] } },
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
  // If there is room, the opening quotation mark hangs in the margin, so that the text aligns with
  // what follows.
  '@container': {
    [within.wide]: { selectors: { '&[data-quoted]': { textIndent: '-0.42em' } } },
  },
});

export const lead = uiStyle({
  maxInlineSize: '34rem',
  textWrap: 'pretty',
});

export const proof = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  gap: tokens.space[4],
  margin: 0,
  marginBlockStart: tokens.space[2],
  padding: 0,
  listStyle: 'none',
  '@container': {
    '(max-width: 19.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.roomy]: { gap: tokens.space[7] },
  },
});

export const figure = uiStyle({
  display: 'block',
  ...textSize('l'),
  fontWeight: tokens.weight.bold,
});

export const figureLabel = uiStyle({ color: tokens.color.textMuted, ...textSize('s') });
