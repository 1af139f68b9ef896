import { uiStyle } from '../../theme/uiStyle.ts';

/** The name and the terms of a debt leave the button beside them in their line, however long they are. */
export const terms = uiStyle({ flex: '1 1 0' });
