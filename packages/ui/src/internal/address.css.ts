import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** A web address to be copied. */
export const address = uiStyle({
  inlineSize: '100%',
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  borderRadius: tokens.radius.m,
  background: tokens.color.surfaceSunken,
  fontFamily: tokens.font.mono,
  ...textSize('s'),
  overflowWrap: 'anywhere',
  // A long press or a triple click selects the whole address.
  userSelect: 'all',
});
