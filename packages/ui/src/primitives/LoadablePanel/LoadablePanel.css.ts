import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The height of the line that says that the data is outdated. */
const LINE = '1rem';

/** Has no box, so that its children are laid out by the panel. */
export const panel = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 'inherit',
  minInlineSize: 0,
  // With enlarged text, the line is taller than the gap, so its space is always reserved.
  paddingBlockStart: `max(0rem, calc(${LINE} - ${tokens.space[4]}))`,
});

/** In the gap above the content, which does not move, because someone may be about to press it. */
export const mark = uiStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * (${tokens.space[4]} + 0.125rem))`,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: LINE,
  whiteSpace: 'nowrap',
});
