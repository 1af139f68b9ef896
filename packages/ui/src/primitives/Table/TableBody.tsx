import { memo, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useBlockInSight } from '../VirtualList/useBlockInSight.ts';
import {
  blockHeight,
  FIRST_BLOCKS,
  rowBlocks,
  type RowBlock,
} from '../VirtualList/VirtualList.model.ts';
import { TableCells } from './TableCells.tsx';
import type { TableColumn, TableProps } from './Table.types.ts';
import * as styles from './Table.css.ts';

/** Up to here, every row is rendered. */
const LONG = 100;

/** Whether a table has so many rows that only those near the screen are rendered. */
export const isLong = (rows: readonly unknown[]) => rows.length > LONG;

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
  const { columns, rows } = body;
  if (message !== undefined && message !== null) {
    return (
      <tbody role="rowgroup" className={styles.body}>
        <tr role="row" className={styles.row}>
          <td role="cell" colSpan={columns.length} className={styles.message}>
            {message}
          </td>
        </tr>
      </tbody>
    );
  }
  if (loadingRows > 0) {
    return (
      <tbody className={styles.body} aria-hidden="true">
        {Array.from({ length: loadingRows }, (_, index) => (
          <tr key={index} className={styles.row}>
            <TableCells columns={columns} valueOf={placeholder} />
          </tr>
        ))}
      </tbody>
    );
  }
  if (isLong(rows)) {
    return rowBlocks(rows.length).map((block) => (
      <Block
        key={block.index}
        {...(body as unknown as TableBodyProps<unknown>)}
        block={block}
        rowHeight={rowHeight}
      />
    ));
  }
  return (
    <tbody role="rowgroup" className={styles.body}>
      {rows.map((row) => (
        <TableRow key={body.rowKey(row)} {...body} row={row} />
      ))}
    </tbody>
  );
}

const placeholder = ({ numeric }: TableColumn<never>) => (
  <Skeleton width={numeric ? '4rem' : '70%'} className={styles.placeholder} />
);

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowTone'> {
  row: Row;
  /** Its position in the table, from 1, if not every row is rendered. */
  position?: number;
}

function TableRow<Row>({ row, columns, rowTone, position }: TableRowProps<Row>) {
  return (
    <tr role="row" className={styles.row} data-tone={rowTone?.(row)} aria-rowindex={position}>
      <TableCells columns={columns} valueOf={({ cell }) => cell(row)} />
    </tr>
  );
}

type BlockProps = Omit<TableBodyProps<unknown>, 'loadingRows' | 'message'> & { block: RowBlock };

/** Some rows of a long table, as tall as they are while they are not rendered. */
const Block = memo(function Block({ block, rowHeight, ...body }: BlockProps) {
  const first = block.index < FIRST_BLOCKS;
  const { ref, drawn, measured } = useBlockInSight<HTMLTableSectionElement>(first);
  return (
    <tbody ref={ref} role="rowgroup" className={styles.body}>
      {drawn ? (
        body.rows.slice(block.start, block.end).map((row, offset) => (
          // After the row of headers, which is the first.
          <TableRow
            key={body.rowKey(row)}
            {...body}
            row={row}
            position={block.start + offset + 2}
          />
        ))
      ) : (
        <tr
          aria-hidden="true"
          className={styles.unseen}
          style={{ blockSize: blockHeight(block, rowHeight, measured.current) }}
        />
      )}
    </tbody>
  );
});
