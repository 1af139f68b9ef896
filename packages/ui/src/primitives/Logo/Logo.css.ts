import { fitPicture } from '../../theme/fitPicture.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minWidth: 0,
});

export const mark = uiVariants({
  s: { inlineSize: '1.75rem', blockSize: '1.75rem', flexShrink: 0 },
  m: { inlineSize: '2.25rem', blockSize: '2.25rem', flexShrink: 0 },
  l: { inlineSize: '3.5rem', blockSize: '3.5rem', flexShrink: 0 },
  xl: { inlineSize: '5.5rem', blockSize: '5.5rem', flexShrink: 0 },
});

/** The height of a brand’s own logo, as tall as its mark. */
export const height = uiVariants({
  s: { blockSize: '1.75rem' },
  m: { blockSize: '2.25rem' },
  l: { blockSize: '3.5rem' },
  xl: { blockSize: '5.5rem' },
});

/** A box of a node of the brand, which fills it without losing its proportions. */
export const fitted = uiStyle({ display: 'inline-flex', minInlineSize: 0 });
fitPicture(fitted, { inlineSize: '100%' });

/** As wide as its proportions require, but no wider than the place. */
export const logo = uiStyle({ display: 'inline-flex', minInlineSize: 0 });
fitPicture(logo, { inlineSize: 'auto', maxInlineSize: '100%' });

export const outline = uiStyle({ fill: tokens.color.surfaceRaised, stroke: tokens.color.logo });

export const lines = uiStyle({ stroke: tokens.color.logo, strokeLinecap: 'round' });

export const name = uiVariants({
  s: textSize('m'),
  m: textSize('l'),
  l: textSize('xl'),
  xl: textSize('2xl'),
});

export const nameText = uiStyle({
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.bold,
  color: tokens.color.text,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
