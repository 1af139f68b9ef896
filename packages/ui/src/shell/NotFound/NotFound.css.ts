import { container } from '../../theme/container.ts';
import { fitPicture } from '../../theme/fitPicture.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  ...container,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[5],
  minBlockSize: '100dvh',
  padding: tokens.space[5],
  background: tokens.color.surface,
  textAlign: 'center',
  selectors: {
    // Inside the shell, there is a bar above and, on a phone, one below.
    '&[data-inside]': { minBlockSize: '60dvh' },
  },
});

export const coin = uiStyle({
  inlineSize: '11rem',
  blockSize: '7rem',
  '@container': { [within.roomy]: { inlineSize: '14rem', blockSize: '9rem' } },
});

/** The picture of a brand, in the place of the coin. */
export const picture = uiStyle([
  coin,
  { display: 'grid', gridTemplate: '100% / 100%', placeItems: 'center' },
]);
fitPicture(picture.split(' ')[0] ?? '', { maxInlineSize: '100%' });

export const edge = uiStyle({ fill: 'none', stroke: tokens.color.logo, strokeLinecap: 'round' });

export const shadow = uiStyle({ fill: tokens.color.surfaceSunken });

export const words = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space[2],
  maxInlineSize: 'min(32rem, 100%)',
  overflowWrap: 'anywhere',
});
