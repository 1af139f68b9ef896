import { uiStyle } from '../../theme/uiStyle.ts';

/** On its own line below the two short facts. */
export const truth = uiStyle({ flexBasis: '100%', minInlineSize: 0 });
