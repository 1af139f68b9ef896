import type { TableColumn } from './Table.types.ts';
import { TableCells } from './TableCells.tsx';
import * as styles from './Table.css.ts';

/** A last row of totals, if a column has one. */
export function TableFoot<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  if (columns.every(({ footer }) => footer === undefined)) return null;
  return (
    <tfoot role="rowgroup" className={styles.foot}>
      <tr role="row" className={styles.row}>
        <TableCells columns={columns} valueOf={({ footer }) => footer} />
      </tr>
    </tfoot>
  );
}
