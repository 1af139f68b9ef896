import { uiStyle } from '../../theme/uiStyle.ts';

export const quantity = uiStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Reads from its sign to its unit in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
