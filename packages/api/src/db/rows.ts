import { cents, type Cents } from '@dime-time/finance-core/money';

/** The most rows of one response, so that a long history cannot block the requests of others. */
export const MAX_ROWS = 10_000;

/** Rows of one statement. With about 20 parameters a row this is far below the limit of 65,535. */
const ROWS_PER_STATEMENT = 1000;

/** Splits a list into parts that fit into one statement each; an empty list has no parts. */
export function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / ROWS_PER_STATEMENT) }, (_, index) =>
    list.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

/**
 * Converts an `int8` column of cents to `Cents`.
 *
 * @throws RangeError when the amount is above the bound of `Cents`.
 */
export function toCents(units: bigint): Cents {
  return cents(Number(units));
}

/** An `Apr` is in thousandths of a percent; the column `apy_bp` is in hundredths (basis points). */
export const APR_UNITS_PER_BASIS_POINT = 10;
