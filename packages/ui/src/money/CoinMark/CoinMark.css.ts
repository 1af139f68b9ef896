import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
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
  fontSize: '0.6875rem',
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.letterSpacing.caps,
  color: tokens.color.accentText,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
