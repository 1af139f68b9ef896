import { hidden } from './hidden.ts';
import { uiStyle } from './uiStyle.ts';

/**
 * Tabular figures, for an amount and a column of numbers alone, never for a phrase: in some typefaces
 * they also widen the spaces between words.
 */
export const tabular = uiStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Visually hidden, but available to assistive technology. */
export const visuallyHidden = uiStyle(hidden);
