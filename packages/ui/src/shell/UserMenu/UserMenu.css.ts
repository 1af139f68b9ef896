import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const trigger = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: tokens.size.controlM,
  blockSize: tokens.size.controlM,
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.full,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
});

/** The picture in the trigger. */
export const picture = uiStyle({
  selectors: {
    [`${trigger}:hover > &`]: { background: tokens.color.accentSoftHover },
    [`${trigger}[data-state=open] > &`]: { background: tokens.color.accentSoftHover },
  },
});

export const name = uiStyle({
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

export const email = uiStyle({
  ...textSize('xs'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});
