import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const part = uiStyle({
  '@container': {
    [within.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
      columnGap: tokens.space[8],
      alignItems: 'start',
    },
  },
});
