import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  fontSize: tokens.fontSize.xs,
  // In print, a closed one cannot be opened, so it is hidden.
  selectors: { '&:not([open])': { '@media': { [media.print]: { display: 'none' } } } },
});

export const summary = uiStyle({
  inlineSize: 'fit-content',
  paddingBlock: tokens.space[1],
  borderRadius: tokens.radius.s,
  color: tokens.color.link,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
});

export const text = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[2],
  maxInlineSize: tokens.size.text,
  lineHeight: tokens.lineHeight.body,
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});
