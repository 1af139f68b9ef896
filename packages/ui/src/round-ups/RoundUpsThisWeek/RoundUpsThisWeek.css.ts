import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

export const root = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[4],
  minInlineSize: 0,
});

export const figure = uiStyle({
  display: 'grid',
  gap: tokens.space[1],
  color: tokens.color.roundUpText,
  overflowWrap: 'anywhere',
});

export const total = uiStyle({
  ...textSize('xl'),
  fontWeight: tokens.weight.bold,
});

export const note = uiStyle({
  margin: 0,
  ...textSize('s'),
  color: tokens.color.textMuted,
  overflowWrap: 'anywhere',
});

export const target = uiStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  color: tokens.color.text,
  fontWeight: tokens.weight.medium,
});

/** A bar behind each line of a text that is not known yet. */
export const placeholder = uiStyle({
  borderRadius: tokens.radius.m,
  background: tokens.color.track,
  boxDecorationBreak: 'clone',
});

export const unseen = uiStyle({ visibility: 'hidden' });

/** Has the size of the sparkline. */
export const course = uiStyle({
  display: 'inline-block',
  inlineSize: '6rem',
  blockSize: '1.75rem',
});
