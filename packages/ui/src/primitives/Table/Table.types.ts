import type { ReactNode } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';

/** Compares two rows as `Array.prototype.sort` does: below 0 if the first comes first. */
export type CompareRows<Row> = (one: Row, other: Row) => number;

/** By which column rows are sorted. */
export interface TableSort {
  /** The `id` of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** One column of a table. */
export interface TableColumn<Row> {
  /** Its name in `sort`, distinct in the table. */
  id: string;
  /** Its header, and the label of its values where a row becomes a list. */
  header: string;
  /** Renders its value of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * The alignment of its values and its header.
   * @default 'end' if it is numeric, otherwise 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether its values are figures: of equal width, on one line and aligned at their end.
   * @default false
   */
  numeric?: boolean | undefined;
  /**
   * Whether its value names the row for assistive technology.
   * @default the first column, if no other one does
   */
  rowHeader?: boolean | undefined;
  /**
   * Whether its header sorts. A comparison lets the table sort its rows, for `ascending`; with `true`,
   * the parent passes them sorted after `onSortChange`.
   * @default false
   */
  sortable?: boolean | CompareRows<Row> | undefined;
  /** Its width, a CSS length or a share such as `30%`. */
  width?: string | undefined;
  /**
   * Whether its header is upright in a narrow place that keeps columns, such as one above marks.
   * @default false
   */
  upright?: boolean | undefined;
  /** Its value in a last row, such as a total. */
  footer?: ReactNode;
}

export interface TableProps<Row> extends HostProps<'div', 'children' | 'onError'> {
  /** What the table contains: its name for assistive technology. */
  caption: string;
  /**
   * Whether the caption is visible.
   * @default false
   */
  showCaption?: boolean | undefined;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** Every row’s data, in order. From 101 rows on, only those near the screen are rendered. */
  rows: readonly Row[];
  /** Returns a stable key for a row. */
  rowKey: (row: Row) => string;
  /**
   * Returns how a row differs: `muted` for one without activity, `accent` for the reader’s own. Its
   * words must say it, too.
   * @default none differs
   */
  rowTone?: ((row: Row) => 'muted' | 'accent' | undefined) | undefined;
  /**
   * By which column rows are sorted, if the parent controls it; null for none.
   * @default undefined, the table controls it
   */
  sort?: TableSort | null | undefined;
  /**
   * By which column rows are sorted first, if the table controls it.
   * @default none, in the order of `rows`
   */
  defaultSort?: TableSort | undefined;
  /** Called when people sort by a column. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * The minimum height of a row: 44 or 36 px.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * The maximum height, a CSS length: rows scroll below the header, which stays in sight.
   * @default none, the table is as tall as its rows
   */
  maxHeight?: string | undefined;
  /**
   * What happens in a narrow container. `pairs`: below 30rem (480 px), each row is a list of labels
   * and values. `columns`: columns stay, with smaller text; a list only below 16.5rem (264 px).
   * @default 'pairs'
   */
  narrow?: 'pairs' | 'columns' | undefined;
  /**
   * Whether its rows have padding at their start and end, as in a card without padding.
   * @default false
   */
  inset?: boolean | undefined;
  /**
   * Whether rows are still loading: placeholders take their place.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The number of placeholders, the expected number of rows.
   * @default 5
   */
  loadingRows?: number | undefined;
  /** Shown in place of no rows: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown in place of rows that failed to load: an `ErrorState` with a retry. */
  error?: ReactNode;
}
