import type { MonthOfPlan } from '@dime-time/finance-core';
import { toDecimalString } from '@dime-time/finance-core/money';
import { csvOf } from '../../internal/csvOf.ts';

/**
 * The schedule as comma-separated values (RFC 4180): plain decimals and ISO months, so that a
 * spreadsheet in any language reads them.
 *
 * @param headers the names of the columns: month, payment, interest, principal, balance.
 */
export function scheduleCsv(rows: readonly MonthOfPlan[], headers: readonly string[]): string {
  const lines = rows.map(({ month, payment, interest, principal, balance }) => [
    month,
    ...[payment, interest, principal, balance].map(toDecimalString),
  ]);
  return csvOf(headers, lines);
}
