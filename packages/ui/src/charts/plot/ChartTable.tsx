import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { evenly } from './evenly.ts';
import { useAfterPaint } from './useAfterPaint.ts';

export interface ChartTableProps {
  /** What the drawing shows, in a sentence or two. */
  sentence: string;
  /** What the table is called. */
  caption: string;
  /** The head of each column; the first is that of the row's own head. */
  columns: readonly [head: string, ...values: string[]];
  /** How many points there are; a readable few of many are given a row. */
  count: number;
  /** The cells of a point's row, its head first. */
  rowAt: (at: number) => readonly string[];
}

/** Rows a reader of the table is given at most: a year of weeks and a little, not ten thousand. */
const ROW_LIMIT = 60;

/**
 * What a drawing shows, as a sentence and as a table, for those who do not see it.
 *
 * The sentence is there at once, the table after the first paint, which it would hold up.
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
  const places = evenly(count, ROW_LIMIT);
  return (
    <table>
      <caption>
        {caption}
        {count > places.length && ` (${places.length} of ${count} rows shown)`}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
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
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
