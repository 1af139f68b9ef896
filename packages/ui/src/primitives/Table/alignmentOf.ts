import type { TableColumn } from './Table.types.ts';

/** The attributes by which the cells of a column are aligned. */
export function alignmentOf({ align, numeric = false }: TableColumn<never>) {
  return {
    'data-align': align ?? (numeric ? 'end' : 'start'),
    'data-numeric': numeric ? '' : undefined,
  };
}
