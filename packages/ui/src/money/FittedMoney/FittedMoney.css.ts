import { createVar } from '@vanilla-extract/css';
import { PLACELESS_WIDTH } from '../../theme/container.ts';
import { uiStyle } from '../../theme/uiStyle.ts';

/** The width of the amount, in digits. */
export const digits = createVar();

// A tabular digit of the typeface is at most 0.64em wide, at its boldest weight.
const DIGIT = '0.64em';

export const box = uiStyle({
  display: 'block',
  containerType: 'inline-size',
  // If its container has no width of its own, the amount has its usual size, unless that is too
  // wide for the narrowest container.
  containIntrinsicInlineSize: `min(${digits} * ${DIGIT}, ${PLACELESS_WIDTH})`,
});

export const fitted = uiStyle({ fontSize: `min(1em, 100cqi / (${digits} * 0.64))` });
