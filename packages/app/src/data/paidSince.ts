import type { Payment } from '@dime-time/finance-core/contract';

/** What round-ups have paid after an instant, newest first. */
export function paidSince(payments: readonly Payment[], until: string): Payment[] {
  return fromRoundUps(payments).filter(({ date }) => Date.parse(date) > Date.parse(until));
}

/** When round-ups have paid last; the beginning of time where they never did. */
export function newestFromRoundUps(payments: readonly Payment[]): string {
  return fromRoundUps(payments)[0]?.date ?? new Date(0).toISOString();
}

function fromRoundUps(payments: readonly Payment[]): Payment[] {
  return payments
    .filter(({ source }) => source === 'roundup')
    .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date));
}
