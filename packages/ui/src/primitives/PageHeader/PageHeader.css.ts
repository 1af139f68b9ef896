import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The actions are beside the text if both fit. */
export const words = uiStyle({
  display: 'flex',
  flex: '1 1 min(24rem, 100%)',
  flexDirection: 'column',
  gap: tokens.space[1],
  minInlineSize: 0,
});

export const description = uiStyle({
  margin: 0,
  maxInlineSize: tokens.size.text,
  textWrap: 'pretty',
  color: tokens.color.textMuted,
});

export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
