import { media, within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

export const share = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  justifyItems: 'center',
  '@container': {
    '(min-width: 34rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: tokens.space[6],
      alignItems: 'center',
      justifyItems: 'start',
    },
  },
});

/** Has the size of the code, even if the code could not be drawn. */
export const frame = uiStyle({ minInlineSize: 0, maxInlineSize: '100%' });

export const code = uiStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: tokens.radius.m,
  // A border around the white square, which would be invisible on a white card.
  outline: `1px solid ${tokens.color.border}`,
});

export const ways = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  inlineSize: '100%',
  minInlineSize: 0,
});

/** One way to save the code: its name, a description, and its button. */
export const way = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const step = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: tokens.space[3],
  alignItems: 'start',
});

export const number = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
