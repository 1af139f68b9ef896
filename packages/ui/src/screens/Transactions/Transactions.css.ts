import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({ display: 'grid', gap: tokens.space[6], minInlineSize: 0 });

export const columns = uiStyle({
  display: 'grid',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

/** Beside a long list the explanation stays in sight. */
export const aside = uiStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: tokens.space[9] } },
});
