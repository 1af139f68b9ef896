import { uiStyle } from '../../theme/uiStyle.ts';

/** As tall as its card: the bar below the title takes what is left. */
export const section = uiStyle({ blockSize: '100%' });
