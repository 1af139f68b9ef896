import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

export const balance = uiStyle({
  margin: 0,
  fontSize: tokens.fontSize['3xl'],
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.lineHeight.tight,
  letterSpacing: tokens.letterSpacing.tight,
  overflowWrap: 'anywhere',
});
