import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const list = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3],
  margin: 0,
  marginBlockStart: tokens.space[4],
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const check = uiStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: '1lh',
  color: tokens.color.positiveText,
});
