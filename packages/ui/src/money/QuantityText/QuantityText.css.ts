import { uiStyle } from '../../theme/uiStyle.ts';

export const quantity = uiStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Read from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
