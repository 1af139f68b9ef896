import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({ display: 'grid', gap: tokens.space[6], minInlineSize: 0 });

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

/** On a phone the balance stands above the tabs: it is what people come for. */
export const balance = uiStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const main = uiStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
});

export const pairs = uiStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 } },
});

export const waiting = uiStyle({
  margin: 0,
  paddingBlock: tokens.space[6],
  textAlign: 'center',
  color: tokens.color.textMuted,
});
