import { TableCells } from './TableCells.tsx';
import type { TableProps } from './Table.types.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowTone'> {
  row: Row;
  /** Its position in the table, from 1, if not every row is rendered. */
  position?: number;
}

/** One row of data. */
export function TableRow<Row>({ row, columns, rowTone, position }: TableRowProps<Row>) {
  return (
    <tr
      {...roles.row}
      data-part="table-row"
      className={styles.row}
      data-tone={rowTone?.(row)}
      aria-rowindex={position}
    >
      <TableCells columns={columns} valueOf={({ cell }) => cell(row)} />
    </tr>
  );
}
