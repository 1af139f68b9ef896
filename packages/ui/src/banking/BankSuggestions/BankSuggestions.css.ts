import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'start',
});

export const item = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  paddingBlock: tokens.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${tokens.color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const words = uiStyle({
  display: 'grid',
  flex: '1 1 14rem',
  gap: tokens.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
