import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableColumn, TableSort } from './Table.types.ts';
import { alignmentOf } from './alignmentOf.ts';
import { roles } from './roles.ts';
import * as styles from './TableHead.css.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null;
  onSort: (column: TableColumn<Row>) => void;
}

/** The headers of the columns; one that sorts is a button. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead {...roles.group} data-part="table-header" className={styles.head}>
      <tr {...roles.row} data-part="table-header-row" className={styles.headRow}>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : 'none';
          return column.sortable ? (
            <th
              key={column.id}
              {...roles.columnHeader}
              data-part="table-header-cell"
              aria-sort={direction}
              className={styles.headCell}
              data-sortable=""
            >
              <button
                type="button"
                data-part="table-sort"
                className={styles.sort}
                onClick={() => onSort(column)}
                {...alignmentOf(column)}
              >
                {column.header}
                <SortIcon direction={direction} />
              </button>
            </th>
          ) : (
            <th
              key={column.id}
              {...roles.columnHeader}
              data-part="table-header-cell"
              className={styles.headCell}
              {...alignmentOf(column)}
            >
              {column.upright ? (
                <span className={styles.upright}>{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function SortIcon({ direction }: { direction: keyof typeof ICONS }) {
  const Icon = ICONS[direction];
  return (
    <Icon
      data-part="table-sort-icon"
      size={14}
      className={styles.sortIcon}
      data-direction={direction}
      aria-hidden="true"
    />
  );
}
