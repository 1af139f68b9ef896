import { uiStyle } from '../../theme/uiStyle.ts';

/** A line of its own below the two short facts. */
export const truth = uiStyle({ flexBasis: '100%', minInlineSize: 0 });
