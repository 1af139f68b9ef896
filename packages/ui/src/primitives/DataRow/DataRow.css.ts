import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  margin: 0,
  selectors: {
    '&[data-columns="2"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      columnGap: tokens.space[6],
    },
  },
});

export const row = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  paddingBlock: tokens.space[2],
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-noted]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(33%, 1fr) minmax(0, auto)',
      gap: `0 ${tokens.space[4]}`,
    },
    '[data-divided] > & + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
  },
});

export const label = uiStyle({
  // The remaining width, at least a third of the row: the label wraps before the value.
  flex: '1 1 0',
  minInlineSize: '33%',
  ...textSize('s'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const value = uiStyle({
  margin: 0,
  minInlineSize: 0,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  textAlign: 'end',
});

export const detail = uiStyle({
  display: 'block',
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const note = uiStyle({
  gridColumn: '1 / -1',
  margin: 0,
  ...textSize('s'),
  color: tokens.color.textMuted,
});
