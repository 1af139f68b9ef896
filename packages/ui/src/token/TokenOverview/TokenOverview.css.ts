import { tokens } from '../../theme/tokens.css.ts';
import { textSize, textSteps } from '../../theme/textSize.ts';
import { uiGlobal, uiStyle } from '../../theme/uiStyle.ts';

/** Wide enough for the facts beside the price. */
const WIDE = '(min-width: 52rem)';

export const overview = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  '@container': {
    [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const label = uiStyle({
  margin: 0,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
  color: tokens.color.textMuted,
});

export const figure = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  margin: 0,
});

export const amount = uiStyle({
  ...textSteps('xl', '2xl', '2xl'),
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

/** Green up, red down; the sign and the arrow convey it without color. */
export const change = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  color: tokens.color.textMuted,
  selectors: {
    '&[data-direction=up]': { color: tokens.color.positiveText },
    '&[data-direction=down]': { color: tokens.color.negativeText },
  },
});

export const facts = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: tokens.space[4],
  margin: 0,
  '@container': {
    [WIDE]: {
      paddingInlineStart: tokens.space[6],
      borderInlineStart: `1px solid ${tokens.color.border}`,
    },
  },
});

export const value = uiStyle({
  margin: 0,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

// A market cap may be wider than half a phone: it wraps instead of overflowing the card.
uiGlobal(`.${value} > data`, { whiteSpace: 'normal' });
