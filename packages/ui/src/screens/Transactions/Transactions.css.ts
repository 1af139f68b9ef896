import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  minInlineSize: 0,
});

export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

/** Above the list on a phone, since what stands below thousands of rows is never seen. */
export const payments = uiStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const list = uiStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

/** Beside a long list the explanation stays in sight. */
export const explainer = uiStyle({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gridColumn: 2, position: 'sticky', insetBlockStart: '5rem' },
  },
});
