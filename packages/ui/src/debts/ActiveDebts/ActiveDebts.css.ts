import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** On its own line below the two short facts. */
export const truth = uiStyle({ flexBasis: '100%', minInlineSize: 0 });

export const pastDue = uiStyle({ flexBasis: '100%', color: tokens.color.warningText });
