import { container } from '../../theme/container.ts';
import { within } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  position: 'relative',
  inlineSize: '100%',
  margin: 0,
  '@container': { [within.wide]: { justifySelf: 'end', maxInlineSize: '27rem' } },
});

export const caption = uiStyle({
  marginBlockEnd: tokens.space[3],
  color: tokens.color.textMuted,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
});

export const rows = uiStyle({
  ...container,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: tokens.space[3],
  paddingBlock: tokens.space[3],
  borderBlockEnd: `1px solid ${tokens.color.border}`,
  '@container': { [within.cramped]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

export const icon = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  borderRadius: tokens.radius.full,
  background: tokens.color.surfaceSunken,
  color: tokens.color.textMuted,
});

export const merchant = uiStyle({ fontWeight: tokens.weight.medium });

export const amount = uiStyle({ color: tokens.color.textMuted, ...textSize('s') });

export const spare = uiStyle({
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.full,
  background: tokens.color.roundUpSoft,
  color: tokens.color.roundUpText,
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  '@container': { [within.cramped]: { gridColumn: 2, justifySelf: 'start' } },
});

export const sum = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  marginBlockStart: tokens.space[4],
});

export const sumLabel = uiStyle({ fontWeight: tokens.weight.medium });

export const note = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  marginBlockStart: tokens.space[4],
  padding: tokens.space[3],
  borderRadius: tokens.radius.l,
  background: tokens.color.progressSoft,
  color: tokens.color.progressText,
  ...textSize('s'),
  fontWeight: tokens.weight.medium,
});

export const noteIcon = uiStyle({ display: 'inline-flex', flexShrink: 0 });
