/**
 * Rows as comma-separated values (RFC 4180): each line ends, and what a comma, a quotation mark or the end
 * of a line would break is quoted.
 */
export function csvOf(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headers, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
