import { stepAt } from '../../theme/columns.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const form = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  minInlineSize: 0,
});

/** As wide as a narrow form. */
export const save = uiStyle({
  justifySelf: 'start',
  minInlineSize: stepAt('30rem', '0rem', '100%'),
});
