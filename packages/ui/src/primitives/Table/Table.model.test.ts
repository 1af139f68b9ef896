import { expect, test } from 'vitest';
import { nextSort, rowHeaderOf, sortRows } from './Table.model.ts';
import type { TableColumn } from './Table.types.ts';

interface Row {
  name: string;
  amount: number;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => amount,
    sortable: (one, other) => one.amount - other.amount,
  },
];
const rows: readonly Row[] = [
  { name: 'Visa', amount: 2 },
  { name: 'Car', amount: 1 },
  { name: 'Store', amount: 2 },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

test('a header sorts ascending, then the reverse, then ascending', () => {
  const first = nextSort({ column: 'name', direction: 'ascending' }, 'amount');
  expect(first).toEqual({ column: 'amount', direction: 'ascending' });
  const second = nextSort(first, 'amount');
  expect(second).toEqual({ column: 'amount', direction: 'descending' });
  expect(nextSort(second, 'amount')).toEqual(first);
  expect(nextSort(null, 'amount')).toEqual(first);
});

test('rows are sorted by the comparison, and equal ones keep their order in both directions', () => {
  const by = (direction: 'ascending' | 'descending') =>
    names(sortRows(rows, columns, { column: 'amount', direction }));
  expect(by('ascending')).toEqual(['Car', 'Visa', 'Store']);
  expect(by('descending')).toEqual(['Visa', 'Store', 'Car']);
  expect(names(rows)).toEqual(['Visa', 'Car', 'Store']);
});

test('rows stay as they are without a sort, and where the parent sorts them', () => {
  expect(sortRows(rows, columns, null)).toBe(rows);
  expect(sortRows(rows, columns, { column: 'name', direction: 'descending' })).toBe(rows);
  expect(sortRows(rows, columns, { column: 'gone', direction: 'descending' })).toBe(rows);
});

test('the first column names a row, unless another one does', () => {
  expect(rowHeaderOf(columns)).toBe('name');
  const second = columns.map((column) => ({ ...column, rowHeader: column.id === 'amount' }));
  expect(rowHeaderOf(second)).toBe('amount');
  expect(rowHeaderOf([])).toBeUndefined();
});
