import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const page = uiStyle({ display: 'grid', gap: tokens.space[6], minInlineSize: 0 });

/** On a phone the balance stands above the tabs: it is what people come for. */
export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
  },
});

export const main = uiStyle({
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { order: 1 } },
});

export const side = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  minInlineSize: 0,
});

export const waiting = uiStyle({
  margin: 0,
  paddingBlock: tokens.space[6],
  textAlign: 'center',
  color: tokens.color.textMuted,
});
