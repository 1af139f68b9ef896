import { createVar } from '@vanilla-extract/css';
import { stepAt } from '../../theme/columns.ts';
import { uiStyle } from '../../theme/uiStyle.ts';
import { gapSize } from '../Stack/Stack.css.ts';

/** How many columns, by the width of the grid itself. */
export const columns = { phone: createVar(), tablet: createVar(), desktop: createVar() };
/** The least width of an item where the number of columns follows the room there is. */
export const minItem = createVar();

/** The width of one of so many columns, a little less, so that rounding leaves room for all. */
const oneOf = (count: string) => `calc((100% - (${count} - 1) * ${gapSize}) / ${count} - 0.1px)`;

const withRoom = stepAt(
  '44rem',
  stepAt('60rem', oneOf(columns.desktop), oneOf(columns.tablet)),
  oneOf(columns.phone),
);
/** One alone where two items no longer stand side by side. */
const width = stepAt('18rem', withRoom, '100%');

const base = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-align=start]': { alignItems: 'start' } },
} as const;

export const grid = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(${width}, 1fr))`,
});

export const fluid = uiStyle({
  ...base,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minItem}), 1fr))`,
});
