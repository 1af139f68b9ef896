import { textSteps } from '../../theme/textSize.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const figure = uiStyle({
  margin: 0,
  ...textSteps('xl', '2xl', '3xl'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: { '&[data-tone=warning]': { color: tokens.color.warningText } },
});

export const gain = uiStyle({
  color: tokens.color.positiveText,
  fontWeight: tokens.weight.semibold,
});
