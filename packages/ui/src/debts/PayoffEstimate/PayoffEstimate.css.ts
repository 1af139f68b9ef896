import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const figures = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: tokens.space[4],
  alignItems: 'start',
  margin: 0,
});

export const label = uiStyle({
  ...textSize('xs'),
  fontWeight: tokens.weight.regular,
  color: tokens.color.textMuted,
});

export const value = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[1],
  ...textSize('m'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone=warning]': { color: tokens.color.warningText },
    '&[data-tone=positive]': { color: tokens.color.positiveText },
  },
});

export const detail = uiStyle({
  margin: 0,
  marginBlockStart: tokens.space[1],
  ...textSize('xs'),
  color: tokens.color.textMuted,
});
