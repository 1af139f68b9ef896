import { createVar } from '@vanilla-extract/css';
import { stepAt } from '../../theme/columns.ts';
import { fill } from '../../theme/container.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { gapSize } from '../../internal/stack.css.ts';

/** The number of columns, by the width of the grid itself. */
export const columns = { phone: createVar(), tablet: createVar(), desktop: createVar() };
/** The minimum width of an item if the number of columns depends on it. */
export const minItem = createVar();

/**
 * The width of one of so many columns, slightly reduced, so that rounding does not drop a column.
 */
const widthOfOne = (count: string) =>
  `calc((100% - (${count} - 1) * ${gapSize}) / ${count} - 0.1px)`;

/** One column if two items do not fit side by side. */
const oneAtLeast = (width: string) => stepAt('18rem', width, '100%');

const byWidth = stepAt(
  '44rem',
  stepAt('60rem', widthOfOne(columns.desktop), widthOfOne(columns.tablet)),
  widthOfOne(columns.phone),
);

/** The minimum width of one of three or more columns: a stat card’s words still fit. */
const LEAST = '10rem';

/**
 * The count applies to wide containers: if its columns would be narrower than that, there are two.
 */
const ifTheyFit = stepAt(
  `(${columns.phone} * ${LEAST} + (${columns.phone} - 1) * ${gapSize})`,
  widthOfOne(columns.phone),
  widthOfOne('2'),
);

const base = {
  ...fill,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

/** The number of columns at each width. */
export const grid = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(${oneAtLeast(byWidth)}, 1fr))`,
});

/** The number of columns if they fit. */
export const even = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(${oneAtLeast(ifTheyFit)}, 1fr))`,
});

export const fluid = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minItem}), 1fr))`,
});
