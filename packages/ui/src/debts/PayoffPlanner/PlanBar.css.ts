import { textSize } from '../../theme/textSize.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const text = uiStyle({ minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });

export const date = uiStyle({ display: 'block', fontWeight: tokens.weight.semibold });

export const sooner = uiStyle({
  display: 'block',
  ...textSize('s'),
  color: tokens.color.positiveText,
});
