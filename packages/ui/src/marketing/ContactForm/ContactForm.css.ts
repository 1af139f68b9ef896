import { stepAt } from '../../theme/columns.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** As wide as a narrow form. */
export const send = uiStyle({
  justifySelf: 'start',
  minInlineSize: stepAt('30rem', 'min(11rem, 100%)', '100%'),
});
