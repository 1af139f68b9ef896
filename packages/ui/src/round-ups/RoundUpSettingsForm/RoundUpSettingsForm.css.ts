import { uiStyle } from '../../theme/uiStyle.ts';

/** The group of debounced choices, with the spacing of the form. */
export const choices = uiStyle({ display: 'contents' });
