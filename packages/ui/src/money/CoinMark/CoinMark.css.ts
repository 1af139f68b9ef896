import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const mark = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  ...textSize('xs'),
  fontWeight: tokens.weight.bold,
  color: tokens.color.accentText,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
