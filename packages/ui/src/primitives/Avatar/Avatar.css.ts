import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle, uiVariants } from '../../theme/uiStyle.ts';

export const avatar = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
  fontWeight: tokens.weight.semibold,
  // As generated content, the letters are not part of the name of a control around them.
  selectors: { '&::before': { content: 'attr(data-initials)' } },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const size = uiVariants({
  s: {
    inlineSize: tokens.size.controlS,
    blockSize: tokens.size.controlS,
    ...textSize('xs'),
  },
  m: {
    inlineSize: tokens.size.controlM,
    blockSize: tokens.size.controlM,
    ...textSize('s'),
  },
  l: { inlineSize: '4rem', blockSize: '4rem', ...textSize('l') },
});

export const image = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
