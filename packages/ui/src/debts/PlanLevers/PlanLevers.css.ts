import { media } from '../../theme/media.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

// Controls have no function in print.
export const levers = uiStyle({ '@media': { [media.print]: { display: 'none' } } });
