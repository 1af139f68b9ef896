import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const columns = uiStyle({
  display: 'grid',
  gap: tokens.space[7],
  minInlineSize: 0,
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: tokens.space[5] },
  },
});

export const qr = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space[5],
  blockSize: '100%',
});

export const code = uiStyle({
  display: 'block',
  flexShrink: 0,
  borderRadius: tokens.radius.m,
  // A border around the white square, which would be invisible on a white card.
  outline: `1px solid ${tokens.color.border}`,
});

export const address = uiStyle({ overflowWrap: 'anywhere' });

export const owner = uiStyle({
  display: 'grid',
  gap: tokens.space[4],
  alignContent: 'center',
  justifyItems: 'start',
  blockSize: '100%',
});
