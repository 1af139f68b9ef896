import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const when = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[3],
  minInlineSize: 0,
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const account = uiStyle({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [within.cramped]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const amount = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // As tall as the badge on the other side of the row.
  minBlockSize: '1.5rem',
  fontWeight: tokens.weight.semibold,
  selectors: {
    '&[data-direction=in]': { color: tokens.color.positiveText },
    '&[data-pending]': { color: tokens.color.textMuted },
  },
});

export const state = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const pending = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  color: tokens.color.warningText,
});
