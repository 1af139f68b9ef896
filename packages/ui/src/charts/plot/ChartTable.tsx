import { memo } from 'react';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { useSettled } from '../../internal/useSettled.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { chartTableWords } from '../words/chartTable.ts';
import { sampleEvenly } from './sampleEvenly.ts';

/** What the table of a drawing says. */
export interface ChartRows {
  /** The table’s caption. */
  caption: string;
  /** The header of each column; the first is that of the row headers. */
  columns: readonly [head: string, ...values: string[]];
  /** The number of points; if there are many, a readable selection of them gets rows. */
  count: number;
  /**
   * A point that always has a row.
   * @default 0
   */
  anchor?: number;
  /** The cells of a point’s row, starting with its header. */
  rowAt: (at: number) => readonly string[];
}

export interface ChartTableProps {
  /** What the drawing shows, in a sentence or two. */
  sentence: string;
  /** Its table; must be the same object while nothing changes. */
  table: ChartRows;
}

/** The maximum number of rows: a little more than the weeks of a year. */
const ROW_LIMIT = 60;

/**
 * The text alternative of a drawing: a sentence and a table.
 *
 * The sentence is there immediately; the table follows after the paint of the drawing, so that it does
 * not delay it.
 */
export function ChartTable({ sentence, table }: ChartTableProps) {
  const [settled] = useSettled(table);
  const painted = useAfterPaint(settled);
  return (
    <VisuallyHidden>
      <figcaption>{sentence}</figcaption>
      {painted && <Rows table={painted} />}
    </VisuallyHidden>
  );
}

const Rows = memo(function Rows({
  table: { caption, columns, count, anchor, rowAt },
}: Pick<ChartTableProps, 'table'>) {
  const words = useWords(chartTableWords);
  const places = sampleEvenly(count, ROW_LIMIT, anchor);
  // Two debts may have one name.
  const keys = columns.map((column, at) => `${at} ${column}`);
  return (
    <table>
      <caption>
        {caption}
        {count > places.length &&
          ` ${words.selection({ shown: `${places.length}`, count: `${count}` })}`}
      </caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={keys[at]} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const [head, ...cells] = rowAt(place);
          return (
            <tr key={place}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td key={keys[at + 1]}>{cell}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
