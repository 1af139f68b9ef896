import type { Apr } from '@dime-time/finance-core';
import type { Selectable } from 'kysely';
import { toCents, type Tables } from '../db/index.ts';

/** The balance and the terms of a debt, as the rules of finance-core take them. */
export function toDebtTerms(row: Selectable<Tables['debts']>, owed: bigint) {
  return {
    currentBalance: toCents(owed),
    minimumPayment: toCents(row.minimum_payment),
    interestRate: row.apr as Apr,
    dueDate: row.due_day,
    balanceAsOf: row.balance_as_of ?? undefined,
    minimumRule: row.minimum_rule ?? undefined,
    promotion: row.promotion ?? undefined,
    paidPastDue: toCents(row.paid_past_due),
  };
}
