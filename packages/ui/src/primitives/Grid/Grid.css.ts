import { createVar } from '@vanilla-extract/css';
import { stepAt } from '../../theme/columns.ts';
import { fill } from '../../theme/container.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { gapSize } from '../../internal/stack.css.ts';

/** How many columns, by the width of the grid itself. */
export const columns = { phone: createVar(), tablet: createVar(), desktop: createVar() };
/** The least width of an item where the number of columns follows the room there is. */
export const minItem = createVar();

/** The width of one of so many columns, a little less, so that rounding leaves room for all. */
const oneOf = (count: string) => `calc((100% - (${count} - 1) * ${gapSize}) / ${count} - 0.1px)`;

/** One alone where two items no longer stand side by side. */
const oneAtLeast = (width: string) => stepAt('18rem', width, '100%');

const byWidth = stepAt(
  '44rem',
  stepAt('60rem', oneOf(columns.desktop), oneOf(columns.tablet)),
  oneOf(columns.phone),
);

/** The least width of one of three columns or more: a card of a figure keeps its words whole. */
const LEAST = '10rem';

/** The count is meant for a wide place: where its columns would be narrower than that, they are two. */
const whereTheyFit = stepAt(
  `(${columns.phone} * ${LEAST} + (${columns.phone} - 1) * ${gapSize})`,
  oneOf(columns.phone),
  oneOf('2'),
);

const base = {
  ...fill,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-align=start]': { alignItems: 'start' } },
} as const;

/** So many columns at each width. */
export const grid = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(${oneAtLeast(byWidth)}, 1fr))`,
});

/** So many columns where they have room. */
export const even = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(${oneAtLeast(whereTheyFit)}, 1fr))`,
});

export const fluid = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minItem}), 1fr))`,
});
