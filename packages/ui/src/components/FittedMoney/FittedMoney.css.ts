import { createVar } from '@vanilla-extract/css';
import { uiStyle } from '../../theme/uiStyle.ts';

/** How many digits wide the amount is. */
export const digits = createVar();

export const box = uiStyle({ display: 'block', containerType: 'inline-size' });

export const fitted = uiStyle({
  // A tabular digit of the typeface is at most 0.64em wide, at its heaviest.
  fontSize: `min(1em, calc(100cqi / (${digits} * 0.64)))`,
});
