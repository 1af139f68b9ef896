export interface TableProps {
  columns: readonly string[];
  /** Cells by row; what stands between backticks is code. */
  rows: readonly (readonly string[])[];
}

/** A table of a page of prose; the pages' own Markdown has none. */
export function Table({ columns, rows }: TableProps) {
  return (
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
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withCode(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));
}
