import { within } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** Wide: the main part, and two others in a column beside it. Narrow: all in one column, in source order. */
export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
  '@container': {
    [within.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** Above the main part in one column, since few people scroll past a long main part. */
export const asideFirst = uiStyle({
  minInlineSize: 0,
  '@container': { [within.wide]: { gridColumn: 2, gridRow: 1 } },
});

export const main = uiStyle({
  minInlineSize: 0,
  '@container': { [within.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

/** Without `asideFirst`, it starts in the first row: an empty row would keep its gap. */
const alone = `${main}:first-child + &`;

export const asideLast = uiStyle({
  minInlineSize: 0,
  '@container': {
    [within.wide]: {
      gridColumn: 2,
      gridRow: 2,
      selectors: { [alone]: { gridRow: '1 / span 2' } },
    },
  },
});
