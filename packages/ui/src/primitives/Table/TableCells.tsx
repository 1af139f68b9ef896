import type { ReactNode } from 'react';
import { alignmentOf } from './alignmentOf.ts';
import { rowHeaderOf } from './Table.model.ts';
import type { TableColumn } from './Table.types.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableCellsProps<Row> {
  columns: readonly TableColumn<Row>[];
  valueOf: (column: TableColumn<Row>) => ReactNode;
}

/** The cells of one row. */
export function TableCells<Row>({ columns, valueOf }: TableCellsProps<Row>) {
  const rowHeader = rowHeaderOf(columns);
  return columns.map((column) =>
    column.id === rowHeader ? (
      <th
        key={column.id}
        {...roles.rowHeader}
        data-part="table-row-header"
        className={styles.rowHeader}
        {...alignmentOf(column)}
      >
        {valueOf(column)}
      </th>
    ) : (
      <td
        key={column.id}
        {...roles.cell}
        data-part="table-cell"
        className={styles.cell}
        data-label={column.header}
        {...alignmentOf(column)}
      >
        <div className={styles.value}>{valueOf(column)}</div>
      </td>
    ),
  );
}
