import {
  forwardRef,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { useWords } from '../../words/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { tableWords } from '../words/table.ts';
import { nextSort, sortRows } from './Table.model.ts';
import type { TableColumn, TableProps } from './Table.types.ts';
import { isLong } from './LongBody.tsx';
import { TableBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { useScrolls } from './useScrolls.ts';
import { roles } from './roles.ts';
import { table } from './cells.css.ts';
import * as styles from './Table.css.ts';

function TableWithRef<Row>(
  {
    caption,
    showCaption = false,
    columns,
    rows,
    rowKey,
    rowTone,
    sort,
    defaultSort,
    onSortChange,
    density = 'comfortable',
    maxHeight,
    narrow = 'pairs',
    inset = false,
    loading = false,
    loadingRows = 5,
    empty,
    error,
    className,
    style,
    ...rest
  }: TableProps<Row>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const words = useWords(tableWords);
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLDivElement, []);
  const scrolls = useScrolls(region);
  const [ownSort, setOwnSort] = useState(defaultSort ?? null);
  const [announced, setAnnounced] = useState('');
  const order = sort === undefined ? ownSort : sort;
  const sorted = useMemo(() => sortRows(rows, columns, order), [rows, columns, order]);

  const sortBy = ({ id, header }: TableColumn<Row>) => {
    const next = nextSort(order, id);
    setOwnSort(next);
    setAnnounced(words[next.direction]({ column: header }));
    onSortChange?.(next);
  };

  return (
    <div
      // Scrolled by keyboard, so it has to be reached and named.
      {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId } : {})}
      data-part="table"
      {...rest}
      ref={region}
      className={classes(styles.region, className)}
      style={{ ...(maxHeight === undefined ? {} : { maxBlockSize: maxHeight }), ...style }}
      data-narrow={narrow}
      data-sticky={maxHeight === undefined ? undefined : ''}
    >
      <table
        {...roles.table}
        className={table}
        aria-busy={loading || undefined}
        aria-rowcount={isLong(rows) ? rows.length + 1 : undefined}
        data-density={density}
        data-inset={inset ? '' : undefined}
        data-long={isLong(rows) ? '' : undefined}
      >
        <caption
          id={captionId}
          data-part="table-caption"
          className={showCaption ? styles.caption : visuallyHidden}
        >
          {caption}
        </caption>
        {columns.some(({ width }) => width !== undefined) ? (
          <colgroup className={styles.widths}>
            {columns.map(({ id, width }) => (
              <col key={id} style={{ inlineSize: width }} />
            ))}
          </colgroup>
        ) : null}
        <TableHead columns={columns} sort={order} onSort={sortBy} />
        <TableBody
          columns={columns}
          rows={sorted}
          rowKey={rowKey}
          rowTone={rowTone}
          loadingRows={loading ? loadingRows : 0}
          rowHeight={density === 'compact' ? 36 : 44}
          message={error ?? (rows.length === 0 && !loading ? empty : undefined)}
        />
        <TableFoot columns={columns} />
      </table>
      {columns.some(({ sortable }) => sortable) && (
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
      )}
    </div>
  );
}

/** Shows rows of data under the headers of their columns, which can sort them. */
export const Table = forwardRef(TableWithRef) as <Row>(
  props: TableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement;
