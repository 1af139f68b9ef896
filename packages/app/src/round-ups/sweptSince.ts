import type { Payment } from '@dime-time/finance-core/contract';

/** The payments that sweeps made after an instant, newest first. */
export function sweptSince(payments: readonly Payment[], until: string): Payment[] {
  return bySweeps(payments).filter(({ date }) => Date.parse(date) > Date.parse(until));
}

/** The time of the newest sweep; 1970-01-01 if there is none. */
export function newestSweep(payments: readonly Payment[]): string {
  return bySweeps(payments)[0]?.date ?? new Date(0).toISOString();
}

function bySweeps(payments: readonly Payment[]): Payment[] {
  return payments
    .filter(({ isAutomatic }) => isAutomatic)
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}
