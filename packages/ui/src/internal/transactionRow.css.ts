import { container } from '../theme/container.ts';
import { tokens } from '../theme/tokens.css.ts';
import { textSize } from '../theme/textSize.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** Too narrow at this text size: the figures are below the text. */
const NARROW = 'dt-transaction (max-width: 15.9rem)';

/** The height of the first line is that of a badge, so that rows with and without one align. */
const LINE = '1.5rem';

export const row = uiStyle({
  ...container,
  containerName: 'dt-transaction',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space[1]} ${tokens.space[4]}`,
  alignItems: 'start',
  paddingBlock: tokens.space[3],
});

export const who = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [NARROW]: { flexBasis: '100%' } },
});

export const heading = uiStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${tokens.space[1]} ${tokens.space[2]}`,
  minInlineSize: 0,
  minBlockSize: LINE,
});

export const merchant = uiStyle({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    // A phone has no hover to show the `title` of truncated text.
    '&[data-wraps]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
  },
  fontWeight: tokens.weight.semibold,
});

/** Only limits the width of the badge. */
export const category = uiStyle({
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const when = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const description = uiStyle({
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...textSize('s'),
  color: tokens.color.textMuted,
});

export const figures = uiStyle({
  display: 'grid',
  justifyItems: 'end',
  gap: tokens.space[1],
  textAlign: 'end',
  '@container': { [NARROW]: { justifyItems: 'start', textAlign: 'start' } },
});

export const amount = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: LINE,
  fontWeight: tokens.weight.semibold,
});

export const roundUp = uiStyle({
  ...textSize('s'),
  color: tokens.color.textMuted,
  selectors: { '&[data-some]': { color: tokens.color.roundUpText } },
});
