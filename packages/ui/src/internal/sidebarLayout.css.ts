import { within } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/**
 * All in one column. Where there is room for a second one, the document still has the parts in the order
 * that they are seen: the first column, then the second, so that focus and a screen reader follow it.
 */
const grid = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
});

/** The main part, then one or two others in a narrow column: `main`, `asideTop`, `asideLast`. */
export const columns = uiStyle([
  grid,
  {
    '@container': {
      [within.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
        gridTemplateRows: 'auto 1fr',
      },
    },
  },
]);

/** A narrow column, then the main part: two of `column`. */
export const columnsFromAside = uiStyle([
  grid,
  { '@container': { [within.wide]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } } },
]);

export const column = uiStyle({ minInlineSize: 0 });

export const main = uiStyle({
  minInlineSize: 0,
  '@container': { [within.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

export const asideTop = uiStyle({
  minInlineSize: 0,
  '@container': { [within.wide]: { gridColumn: 2, gridRow: 1 } },
});

/** Without `asideTop`, it starts in the first row: an empty row would keep its gap. */
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
