import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

const dropLine = `4px solid ${tokens.color.accent}`;

export const row = uiStyle({
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
    // Thick where the dragged debt would be; no row moves, and forced colors keep it.
    '&[data-over="before"]': { borderBlockStart: dropLine, marginBlockStart: '-3px' },
    '&[data-over="after"]': { borderBlockEnd: dropLine, marginBlockEnd: '-3px' },
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
