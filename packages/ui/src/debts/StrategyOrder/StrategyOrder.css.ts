import { tokens } from '../../theme/tokens.css.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

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
    '&[data-over]': { borderColor: tokens.color.accent },
    '&[data-over="before"]': { boxShadow: `0 -3px ${tokens.color.accent}` },
    '&[data-over="after"]': { boxShadow: `0 3px ${tokens.color.accent}` },
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
