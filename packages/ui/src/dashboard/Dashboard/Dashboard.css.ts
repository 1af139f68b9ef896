import { container } from '../../theme/container.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
});

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  minInlineSize: 0,
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

export const column = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space[5],
  minInlineSize: 0,
});

/** A name of any length breaks rather than widen the page. */
export const name = uiStyle({ overflowWrap: 'anywhere' });

/** The sentence on the month takes two lines on a phone, while it loads as after. */
export const month = uiStyle({
  minBlockSize: '2lh',
  '@container': { [within.roomy]: { minBlockSize: 0 } },
});

/** A panel as tall as its neighbor, whose content may grow into it. */
export const panel = uiStyle({ display: 'grid', blockSize: '100%' });
