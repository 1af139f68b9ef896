import type { TableColumn } from './Table.types.ts';
import { TableCells } from './TableCells.tsx';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

/** A last row of totals, if a column has one. */
export function TableFoot<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  if (columns.every(({ footer }) => footer === undefined)) return null;
  return (
    <tfoot {...roles.group} data-part="table-footer" className={styles.foot}>
      <tr {...roles.row} data-part="table-row" className={styles.row}>
        <TableCells columns={columns} valueOf={({ footer }) => footer} />
      </tr>
    </tfoot>
  );
}
