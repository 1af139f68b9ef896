/** Visually hidden, but available to assistive technology. */
export const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // No inline margin, which would make a right-to-left page scroll.
  margin: '-1px 0',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
