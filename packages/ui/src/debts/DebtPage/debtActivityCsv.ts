import type { DebtActivity } from '@dime-time/finance-core';
import { toDecimalString } from '@dime-time/finance-core/money';
import { csvOf } from '../../internal/csvOf.ts';

/**
 * The activity of a debt as comma-separated values (RFC 4180), oldest first: plain decimals, and days
 * as `2026-11-19`, or months as `2026-11` where there is no day. The balance of the first line and the
 * sum of the changes are what is owed now.
 *
 * @param headers the names of the columns: date, what, change, balance.
 * @param nameOf returns what a row is.
 */
export function debtActivityCsv<Row extends DebtActivity>(
  rows: readonly Row[],
  headers: readonly string[],
  nameOf: (row: Row) => string,
): string {
  const lines = rows.map((row) => [
    row.on ?? row.month,
    nameOf(row),
    row.kind === 'start' ? '' : toDecimalString(row.change),
    row.balance === undefined ? '' : toDecimalString(row.balance),
  ]);
  return csvOf(headers, lines);
}
