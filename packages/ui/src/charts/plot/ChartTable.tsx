import { VisuallyHidden } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { chartTableWords } from '../words/chartTable.ts';
import { sampleEvenly } from './sampleEvenly.ts';
import { useAfterPaint } from './useAfterPaint.ts';

export interface ChartTableProps {
  /** What the drawing shows, in a sentence or two. */
  sentence: string;
  /** The table’s caption. */
  caption: string;
  /** The header of each column; the first is that of the row headers. */
  columns: readonly [head: string, ...values: string[]];
  /** The number of points; if there are many, a readable selection of them gets rows. */
  count: number;
  /** The cells of a point’s row, starting with its header. */
  rowAt: (at: number) => readonly string[];
}

/** The maximum number of rows: a little more than the weeks of a year. */
const ROW_LIMIT = 60;

/**
 * The text alternative of a drawing: a sentence and a table.
 *
 * The sentence is there immediately; the table is added after the first paint, so that it does not
 * delay it.
 */
export function ChartTable({ sentence, ...table }: ChartTableProps) {
  const painted = useAfterPaint();
  return (
    <VisuallyHidden>
      <figcaption>{sentence}</figcaption>
      {painted && <Rows {...table} />}
    </VisuallyHidden>
  );
}

function Rows({ caption, columns, count, rowAt }: Omit<ChartTableProps, 'sentence'>) {
  const words = useWords(chartTableWords);
  const places = sampleEvenly(count, ROW_LIMIT);
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
}
