import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSteps } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const card = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[5],
  overflowWrap: 'anywhere',
});

export const lead = uiStyle({ margin: 0, color: tokens.color.textMuted });

export const leadFigure = uiStyle({
  color: tokens.color.text,
  ...textSteps('xl', '2xl', '2xl'),
  fontWeight: tokens.weight.bold,
});

export const leadAfter = uiStyle({ display: 'block' });

export const points = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  marginBlockStart: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const point = uiStyle({
  paddingBlock: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  color: tokens.color.textMuted,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const figure = uiStyle({
  color: tokens.color.text,
  fontWeight: tokens.weight.semibold,
});

export const year = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space[3],
  marginBlockEnd: tokens.space[2],
});

export const revenue = uiStyle({ color: tokens.color.textMuted });

export const track = uiStyle({
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.track,
  overflow: 'hidden',
});

export const bar = uiStyle({
  blockSize: '100%',
  borderRadius: tokens.radius.full,
  background: tokens.color.accentIndicator,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const pace = uiStyle({
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: tokens.space[3],
  borderBlockStart: `1px solid ${tokens.color.border}`,
  color: tokens.color.textMuted,
});
