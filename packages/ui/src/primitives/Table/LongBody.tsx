import { memo, useMemo } from 'react';
import { useBlockInSight } from '../VirtualList/useBlockInSight.ts';
import {
  blockHeight,
  FIRST_BLOCKS,
  rowBlocks,
  type RowBlock,
} from '../VirtualList/VirtualList.model.ts';
import { TableRow } from './TableRow.tsx';
import type { TableProps } from './Table.types.ts';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';

/** Up to here, every row is rendered. */
const LONG = 100;

/** Whether a table has so many rows that only those near the screen are rendered. */
export const isLong = (rows: readonly unknown[]) => rows.length > LONG;

interface LongBodyProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'rowTone'
> {
  /** The height of a row in pixels, for rows that are not rendered yet. */
  rowHeight: number;
}

/** The rows of a long table, in blocks. */
export function LongBody<Row>({ rows, ...rest }: LongBodyProps<Row>) {
  const blocks = useMemo(
    () => rowBlocks(rows.length).map((at) => ({ at, rows: rows.slice(at.start, at.end) })),
    [rows],
  );
  return blocks.map((block) => {
    const props = { ...rest, ...block } as unknown as BlockProps;
    return <Block key={block.at.index} {...props} />;
  });
}

interface BlockProps extends LongBodyProps<never> {
  at: RowBlock;
}

/** Some rows, or a place as tall as they are while they are not near the screen. */
const Block = memo(function Block({ at, rows, rowHeight, rowKey, ...row }: BlockProps) {
  const { ref, drawn, measured } = useBlockInSight<HTMLTableSectionElement>(
    at.index < FIRST_BLOCKS,
  );
  return (
    <tbody ref={ref} {...roles.group} data-part="table-body" className={styles.body}>
      {drawn ? (
        rows.map((each, offset) => (
          // After the row of headers, which is the first.
          <TableRow key={rowKey(each)} {...row} row={each} position={at.start + offset + 2} />
        ))
      ) : (
        <tr
          aria-hidden="true"
          className={styles.unseen}
          style={{ blockSize: blockHeight(at, rowHeight, measured.current) }}
        />
      )}
    </tbody>
  );
});
