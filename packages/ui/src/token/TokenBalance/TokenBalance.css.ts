import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

export const balance = uiStyle({
  margin: 0,
  ...textSize('xl'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});
