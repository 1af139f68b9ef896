/** As many rows as one statement takes: at a score of parameters each, well below its 65,535. */
const ROWS_AT_ONCE = 1000;

/** Cuts a list into parts that a statement can take; none for an empty list. */
export function chunks<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, index) =>
    list.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}
