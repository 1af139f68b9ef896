import { uiStyle } from '../../theme/uiStyle.ts';

/** Limits the distance between a label and its switch. */
export const narrow = uiStyle({ maxInlineSize: '44rem' });
