import { columnsFrom } from '../theme/columns.ts';
import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** Fields one below the other. */
export const form = uiStyle({ display: 'grid', gap: tokens.space[4], minInlineSize: 0 });

const twoFrom = (width: string) =>
  uiStyle({
    display: 'grid',
    gap: tokens.space[4],
    minInlineSize: 0,
    gridTemplateColumns: columnsFrom(width, 2),
  });

/** Two fields side by side if they fit, in a dialog or a narrow panel. */
export const pair = twoFrom('26rem');

/** Two fields side by side if they fit, in the form of a page. */
export const widePair = twoFrom('30rem');
