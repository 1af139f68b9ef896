import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const trigger = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.full,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
});

export const picture = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlS,
  blockSize: tokens.size.controlS,
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
  fontSize: tokens.fontSize.xs,
  fontWeight: tokens.weight.semibold,
  selectors: {
    // A picture and no text: as text the letters would have to be part of the button's name.
    '&::before': { content: 'attr(data-initials)' },
    [`${trigger}:hover > &`]: { background: tokens.color.accentSoftHover },
    [`${trigger}[data-state=open] > &`]: { background: tokens.color.accentSoftHover },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const name = uiStyle({
  fontSize: tokens.fontSize.s,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

export const email = uiStyle({
  fontSize: tokens.fontSize.xs,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});
