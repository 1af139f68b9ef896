import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const form = uiStyle({
  display: 'grid',
  gap: tokens.space[5],
  maxInlineSize: '34rem',
});

export const outcome = uiStyle({
  display: 'grid',
  gap: tokens.space[2],
  padding: tokens.space[4],
  borderRadius: tokens.radius.l,
  background: tokens.color.surfaceSunken,
});

export const done = uiStyle({
  margin: 0,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.positiveText,
  outline: 'none',
  // The empty live region stays in the document and takes no space.
  selectors: { '&:empty': { position: 'absolute' } },
});
