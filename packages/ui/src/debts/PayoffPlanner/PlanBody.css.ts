import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/**
 * The levers, and what follows from them: beside them where there is room, else below. Either way the
 * focus moves in the order that is seen.
 */
export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' },
  },
});

export const column = uiStyle({ minInlineSize: 0 });
