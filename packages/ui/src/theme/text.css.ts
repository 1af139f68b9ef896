import { uiStyle } from './uiStyle.ts';

/** Tabular figures, so that amounts align in columns and do not move when they change. */
export const tabular = uiStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Visually hidden, but available to assistive technology. */
export const visuallyHidden = uiStyle({
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
});
