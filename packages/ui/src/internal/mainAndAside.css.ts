import { within } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** Two columns at a desk: the main part, and two things beside it. On a phone they stand in their order. */
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

/** First on a phone, since what stands below a long main part is never seen; beside it at a desk. */
export const asideFirst = uiStyle({
  minInlineSize: 0,
  '@container': { [within.wide]: { gridColumn: 2, gridRow: 1 } },
});

export const main = uiStyle({
  minInlineSize: 0,
  '@container': { [within.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

/** Where nothing stands above it, it begins at the top: an empty row above would keep its gap. */
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
