import { fitPicture } from '../../theme/fitPicture.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The content of an empty panel, centered; shared with ErrorState. */
export const panel = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space[2],
  paddingBlock: tokens.space[7],
  paddingInline: tokens.space[4],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  marginBlockEnd: tokens.space[2],
  borderRadius: tokens.radius.full,
  background: tokens.color.accentSoft,
  color: tokens.color.accentText,
  selectors: {
    '&[data-tone=negative]': {
      background: tokens.color.negativeSoft,
      color: tokens.color.negativeText,
    },
  },
});

/** The picture of a brand. */
export const illustration = uiStyle({
  display: 'grid',
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  inlineSize: 'min(10rem, 100%)',
  blockSize: '6rem',
  marginBlockEnd: tokens.space[2],
});
fitPicture(illustration, { maxInlineSize: '100%' });

export const title = uiStyle({
  margin: 0,
  ...textSize('m'),
  fontWeight: tokens.weight.semibold,
});

export const description = uiStyle({
  margin: 0,
  maxInlineSize: '28rem',
  textWrap: 'balance',
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const action = uiStyle({ marginBlockStart: tokens.space[3] });
