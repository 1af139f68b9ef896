import { hidden } from './hidden.ts';
import { uiStyle } from './uiStyle.ts';

/** Tabular figures, so that amounts align in columns and do not move when they change. */
export const tabular = uiStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Visually hidden, but available to assistive technology. */
export const visuallyHidden = uiStyle(hidden);
