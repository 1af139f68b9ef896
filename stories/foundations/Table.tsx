import { Words } from '../../.storybook/Words.tsx';

export interface TableProps {
  columns: readonly string[];
  /** Cells by row; what stands between backticks is code. */
  rows: readonly (readonly string[])[];
}

/** A table of a page of prose, which scrolls by itself on a phone; the pages' own Markdown has none. */
export function Table({ columns, rows }: TableProps) {
  return (
    <div style={{ overflowX: 'auto' }}>
      <table>
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
          {rows.map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
