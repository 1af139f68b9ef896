/**
 * The roles of the parts of a table, set explicitly: where rows are lists, parts are laid out as blocks,
 * and some browsers then drop the roles that their elements have.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
