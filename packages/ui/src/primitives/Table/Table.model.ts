import type { TableColumn, TableSort } from './Table.types.ts';

/** How rows are sorted after the header of a column is pressed: ascending first, then the reverse. */
export function nextSort(sort: TableSort | null, column: string): TableSort {
  const isReversed = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isReversed ? 'descending' : 'ascending' };
}

/**
 * The rows in the order of `sort`; rows that compare equal keep theirs.
 *
 * They are returned as they are if the parent sorts them.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.sortable;
  if (typeof compare !== 'function') return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(one, other));
}

/** The column that names a row: the first, unless another one does. */
export function rowHeaderOf(columns: readonly TableColumn<never>[]): string | undefined {
  return (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;
}
