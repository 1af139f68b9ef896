import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The height of one line that says that the data is old. */
const LINE = '1rem';

/** Lays out what is drawn as if it stood in the panel itself. */
export const panel = uiStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 'inherit',
  minInlineSize: 0,
  // Where large letters make that line higher than the gap it lies in, there is room for it at all times.
  paddingBlockStart: `max(0rem, calc(${LINE} - ${tokens.space[4]}))`,
});

/** In the gap above what is drawn, which stays where it is: somebody may be about to press it. */
export const mark = uiStyle({
  position: 'absolute',
  insetBlockStart: `calc(-1 * (${tokens.space[4]} + 0.125rem))`,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: LINE,
  whiteSpace: 'nowrap',
});
