import {
  addDays,
  calendarDayOf,
  startOfDay,
  type CalendarDay,
  type DatedPayment,
  type Instant,
} from '@dime-time/finance-core';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import { isNotReversed, type RequestContext } from '../ledger/index.ts';

/** The payments on debts after a day, without undone ones, by the id of their debt. */
export async function listDebtPayments(
  db: Db,
  { userId, timeZone }: RequestContext,
  day: CalendarDay,
): Promise<ReadonlyMap<string, readonly DatedPayment[]>> {
  const after = new Date(startOfDay(addDays(day, 1), timeZone)).toISOString();
  const payments = new Map<string, DatedPayment[]>();
  for (const { debt_id, at, amount } of await select(db, { userId, after })) {
    const own = payments.get(debt_id) ?? [];
    own.push({ on: calendarDayOf(at, timeZone), amount: toCents(amount) });
    payments.set(debt_id, own);
  }
  return payments;
}

interface PaymentsRow {
  readonly debt_id: string;
  readonly at: Instant;
  readonly amount: bigint;
}

const select = statement((db, value: Value<Record<'userId' | 'after', string>>) =>
  sql<PaymentsRow>`
    select reference as debt_id, at, amount
    from ledger_transfers
    where user_id = ${value('userId')} and kind in ('payment', 'sweep')
      and at >= ${value('after')} and ${isNotReversed(value('userId'), 'payment_undo')}`.compile(
    db,
  ),
);
