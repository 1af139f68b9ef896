import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  minInlineSize: 0,
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

/** A long name wraps instead of widening the page. */
export const name = uiStyle({ overflowWrap: 'anywhere' });

/** Reserves the two lines that the month’s sentence takes on a phone, also while loading. */
export const month = uiStyle({
  minBlockSize: '2lh',
  '@container': { [within.roomy]: { minBlockSize: 0 } },
});

/** A panel as tall as its neighbor; its content may grow. */
export const panel = uiStyle({ display: 'grid', blockSize: '100%' });

/** Its rows share the height of a taller neighbor, as long as they are still a list. */
export const recent = uiStyle({
  display: 'grid',
  gridAutoRows: '1fr',
  flexGrow: 1,
  maxBlockSize: '34rem',
});

uiGlobal(`.${recent} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});
