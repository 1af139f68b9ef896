import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** At the bottom of the screen. A size container, in the font size of the root. */
export const place = uiStyle({
  containerType: 'inline-size',
  containerName: 'dt-tabs',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: tokens.layer.navigation,
  '@media': { [media.print]: { display: 'none' } },
});

export const root = uiStyle({
  background: tokens.color.surfaceRaised,
  borderBlockStart: `1px solid ${tokens.color.border}`,
  // Clear of the home indicator, and of the rounded corners in landscape.
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  '@container': { 'dt-tabs (min-width: 48rem)': { display: 'none' } },
});

export const list = uiStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    // If the longest label does not fit a fifth of the width, each tab is as wide as its label.
    'dt-tabs (max-width: 23.43rem)': { gridAutoColumns: 'minmax(0, auto)' },
  },
});

export const tab = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[1],
  minBlockSize: '3.5rem',
  color: tokens.color.textMuted,
  ...textSize('xs'),
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  // Inside, because an outer ring would be clipped at the edge of the screen.
  outlineOffset: '-2px',
  selectors: {
    // Not bold: the longest label just fits a fifth of most phones.
    '&[aria-current="page"]': { color: tokens.color.accentText },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: '25%',
      blockSize: '2px',
      borderRadius: tokens.radius.full,
      background: tokens.color.accentIndicator,
    },
    '&:active': { background: tokens.color.surfacePressed },
  },
  '@container': {
    // The text grows only as far as five labels fit.
    'dt-tabs (max-width: 19.99rem)': { fontSize: `min(${tokens.fontSize.xs}, 4.3vw)` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } },
    },
  },
});

export const label = uiStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
