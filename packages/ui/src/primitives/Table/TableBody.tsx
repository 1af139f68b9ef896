import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { isLong, LongBody } from './LongBody.tsx';
import { TableCells } from './TableCells.tsx';
import { TableRow } from './TableRow.tsx';
import type { TableColumn, TableProps } from './Table.types.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

interface TableBodyProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'rowTone'
> {
  /** The number of placeholders in place of the rows; 0 once there are rows. */
  loadingRows: number;
  /** The height of a row in pixels, for rows that are not rendered yet. */
  rowHeight: number;
  /** Shown in place of the rows. */
  message: ReactNode;
}

/** The rows of a table, their placeholders, or what takes their place. */
export function TableBody<Row>({ loadingRows, message, rowHeight, ...body }: TableBodyProps<Row>) {
  const { columns, rows, rowKey, rowTone } = body;
  if (message !== undefined && message !== null) {
    return (
      <tbody {...roles.group} data-part="table-body" className={styles.body}>
        <tr {...roles.row} data-part="table-row" className={styles.row}>
          <td
            {...roles.cell}
            data-part="table-message"
            colSpan={columns.length}
            className={styles.message}
          >
            {message}
          </td>
        </tr>
      </tbody>
    );
  }
  if (loadingRows > 0) {
    return (
      <tbody data-part="table-body" className={styles.body} aria-hidden="true">
        {Array.from({ length: loadingRows }, (_, index) => (
          <tr key={index} data-part="table-row" className={styles.row}>
            <TableCells columns={columns} valueOf={placeholder} />
          </tr>
        ))}
      </tbody>
    );
  }
  if (isLong(rows)) return <LongBody {...body} rowHeight={rowHeight} />;
  return (
    <tbody {...roles.group} data-part="table-body" className={styles.body}>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} rowTone={rowTone} />
      ))}
    </tbody>
  );
}

const placeholder = ({ numeric }: TableColumn<never>) => (
  <Skeleton width={numeric ? '4rem' : '70%'} className={styles.placeholder} />
);
