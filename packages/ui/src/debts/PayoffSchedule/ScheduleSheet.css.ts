import { tokens } from '../../theme/tokens.css.ts';
import { textSize } from '../../theme/textSize.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** Rows as close as those of a statement. */
export const content = uiStyle({ vars: { '--dt-density': '0.75' } });

export const head = uiStyle({ marginBlockEnd: tokens.space[4] });

export const facts = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[6],
  rowGap: tokens.space[3],
  margin: 0,
  paddingBlock: tokens.space[3],
  borderBlock: `1px solid ${tokens.color.border}`,
});

export const label = uiStyle(textSize('xs'));

export const value = uiStyle({
  margin: 0,
  ...textSize('s'),
  fontWeight: tokens.weight.semibold,
});

export const note = uiStyle({ marginBlockStart: tokens.space[4] });
