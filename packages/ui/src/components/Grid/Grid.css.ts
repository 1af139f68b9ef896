import { createVar } from '@vanilla-extract/css';
import { inShell, media } from '../../theme/media.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** How many columns, by width of the screen. */
export const columns = { phone: createVar(), tablet: createVar(), desktop: createVar() };
/** The least width of an item where the number of columns follows the room there is. */
export const minItem = createVar();

export const grid = uiStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(${columns.phone}, minmax(0, 1fr))`,
  '@media': {
    [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.tablet]: { gridTemplateColumns: `repeat(${columns.tablet}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${columns.desktop}, minmax(0, 1fr))` },
  },
  // A wide screen whose text a tool has enlarged has no more room than a narrow one.
  '@container': {
    [inShell.belowDesktop]: { gridTemplateColumns: `repeat(${columns.tablet}, minmax(0, 1fr))` },
    [inShell.belowTablet]: { gridTemplateColumns: `repeat(${columns.phone}, minmax(0, 1fr))` },
    [inShell.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: { '&[data-align=start]': { alignItems: 'start' } },
});

export const fluid = uiStyle({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minItem}), 1fr))`,
  selectors: { '&[data-align=start]': { alignItems: 'start' } },
});
