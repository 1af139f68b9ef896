import { createVar } from '@vanilla-extract/css';
import { PLACELESS_WIDTH } from '../../theme/container.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** How many digits wide the amount is. */
export const digits = createVar();

// A tabular digit of the typeface is at most 0.64em wide, at its heaviest.
const DIGIT = '0.64em';

export const box = uiStyle({
  display: 'block',
  containerType: 'inline-size',
  // Where its place has no width of its own, the amount is of its usual size, unless that is too wide
  // for the narrowest place.
  containIntrinsicInlineSize: `min(${digits} * ${DIGIT}, ${PLACELESS_WIDTH})`,
});

export const fitted = uiStyle({ fontSize: `min(1em, 100cqi / (${digits} * 0.64))` });
