import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const panel = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  minInlineSize: 0,
});

export const preference = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  paddingBlock: tokens.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const permission = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  paddingBlock: tokens.space[3],
  paddingInline: tokens.space[4],
  borderRadius: tokens.radius.m,
  background: tokens.color.surfaceSunken,
  selectors: { '&[data-permission=denied]': { background: tokens.color.warningSoft } },
});

export const permissionText = uiStyle({
  flex: '1 1 14rem',
  margin: 0,
  ...textSize('s'),
  outline: 'none',
});

export const storageNote = uiStyle({
  overflowWrap: 'anywhere',
  paddingBlockStart: tokens.space[4],
  borderBlockStart: `1px solid ${tokens.color.border}`,
});
