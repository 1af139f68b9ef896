import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({ minInlineSize: 0 });

export const summary = uiStyle({
  inlineSize: 'fit-content',
  paddingBlock: tokens.space[2],
  borderRadius: tokens.radius.s,
  fontWeight: tokens.weight.medium,
  color: tokens.color.text,
  cursor: 'pointer',
});

/** Centered beside the smaller buttons, as a target of the least size. */
export const link = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  marginInlineEnd: tokens.space[2],
  ...textSize('s'),
});
