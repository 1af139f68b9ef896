import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const skeletonRow = uiStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` } },
});
