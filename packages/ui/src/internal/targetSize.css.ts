import { tokens } from '../theme/tokens.css.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/**
 * Makes a link that stands alone at least 24 px high to the pointer. The padding of an inline box
 * moves nothing around it.
 */
export const targetSize = uiStyle({ paddingBlock: tokens.space[1] });
