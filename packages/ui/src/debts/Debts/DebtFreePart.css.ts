import { media } from '../../theme/media.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** A sheet announces nothing. */
export const status = uiStyle({ '@media': { [media.print]: { display: 'none' } } });
