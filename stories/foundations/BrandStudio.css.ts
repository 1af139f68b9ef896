import { within } from '../../packages/ui/src/theme/media.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { textSize } from '../../packages/ui/src/theme/textSize.ts';
import { uiStyle } from '../../packages/ui/src/theme/uiStyle.ts';

/** Its end has the distance of a section to the heading after it. */
export const studio = uiStyle({
  containerType: 'inline-size',
  marginBlockEnd: tokens.space[7],
});

/** The answer in short and the downloads: in sight wherever the page is scrolled to. */
export const bar = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: tokens.layer.navigation,
  paddingBlock: tokens.space[3],
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  background: tokens.color.surface,
});

/** The fields beside what they make, or above it. */
export const columns = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  paddingBlockStart: tokens.space[5],
  '@container': {
    [within.roomy]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  },
});

/** Where a link of the bar leads, below the bar. */
export const target = uiStyle({ scrollMarginBlockStart: '6rem' });

export const frame = uiStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '44rem',
  border: `1px solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.l,
  background: tokens.color.surface,
});

export const swatch = uiStyle({
  flex: 'none',
  inlineSize: tokens.size.iconM,
  blockSize: tokens.size.iconM,
  border: `1px solid ${tokens.color.borderInput}`,
  borderRadius: tokens.radius.s,
});

export const code = uiStyle({ fontFamily: tokens.font.mono, ...textSize('s') });
