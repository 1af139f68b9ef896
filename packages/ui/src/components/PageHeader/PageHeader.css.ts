import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const header = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[4],
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
    },
  },
});

export const words = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[1],
  minInlineSize: 0,
});

export const description = uiStyle({
  margin: 0,
  maxInlineSize: tokens.size.text,
  lineHeight: tokens.lineHeight.body,
  textWrap: 'pretty',
  color: tokens.color.textMuted,
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  gap: tokens.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
