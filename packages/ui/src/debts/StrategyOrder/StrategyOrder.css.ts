import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The line between two rows, in the middle of the space between them. */
const dropLine = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  // A border, which forced colors keep.
  borderBlockStart: `2px solid ${tokens.color.accent}`,
} as const;

const middle = `calc(-1px - ${tokens.space[2]} / 2 - 1px)`;

export const row = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: tokens.space[2],
  minBlockSize: tokens.size.controlL,
  padding: tokens.space[2],
  border: `1px solid ${tokens.color.border}`,
  borderRadius: tokens.radius.m,
  background: tokens.color.surfaceRaised,
  selectors: {
    '&[data-dragging]': { opacity: 0.6 },
    '&[data-over]': { borderColor: tokens.color.accent },
    '&[data-over="before"]::before': { ...dropLine, insetBlockStart: middle },
    '&[data-over="after"]::after': { ...dropLine, insetBlockEnd: middle },
  },
});

export const grip = uiStyle({
  display: 'inline-flex',
  color: tokens.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
});

export const name = uiStyle({ overflowWrap: 'anywhere' });

export const detail = uiStyle({ display: 'block' });
