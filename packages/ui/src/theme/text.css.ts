import { uiStyle } from './uiStyle.ts';

/** Digits of one width, so that amounts stand in columns and do not jump when they change. */
export const tabular = uiStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Present for assistive technology, absent for the eye. */
export const visuallyHidden = uiStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  // None at its sides: a page that is read in the other direction would scroll to what is beside it.
  margin: '-1px 0',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
