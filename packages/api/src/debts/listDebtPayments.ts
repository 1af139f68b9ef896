import {
  addDays,
  calendarDayOf,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import type { DebtPayment } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import { isNotReversed, type RequestContext } from '../ledger/index.ts';

/** The payments on debts after a day, without undone ones. */
export async function listDebtPayments(
  db: Db,
  { userId, timeZone }: RequestContext,
  day: CalendarDay,
): Promise<DebtPayment[]> {
  const after = new Date(startOfDay(addDays(day, 1), timeZone)).toISOString();
  const rows = await select(db, { userId, after });
  return rows.map(({ debt_id: debtId, kind, detail, at, amount }) => ({
    debtId,
    at,
    on: calendarDayOf(at, timeZone),
    amount: toCents(amount),
    fromRoundUps: kind === 'sweep' || detail === 'roundup',
  }));
}

interface PaymentsRow {
  readonly debt_id: string;
  readonly kind: 'payment' | 'sweep';
  readonly detail: string | null;
  readonly at: Instant;
  readonly amount: bigint;
}

const select = statement((db, value: Value<Record<'userId' | 'after', string>>) =>
  sql<PaymentsRow>`
    select reference as debt_id, kind, detail, at, amount
    from ledger_transfers
    where user_id = ${value('userId')} and kind in ('payment', 'sweep')
      and at >= ${value('after')} and ${isNotReversed(value('userId'), 'payment_undo')}`.compile(
    db,
  ),
);
