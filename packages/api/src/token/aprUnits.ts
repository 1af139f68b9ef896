/** An `Apr` counts thousandths of a percent, the column of a stake's yield hundredths. */
export const APR_UNITS_PER_BASIS_POINT = 10;
