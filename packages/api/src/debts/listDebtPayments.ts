import {
  addDays,
  calendarDayOf,
  startOfDay,
  type CalendarDay,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { DebtPayment } from '@dime-time/finance-core/household';
import { sql } from 'kysely';
import { type Db, statement, toCents, type Value } from '../db/index.ts';
import { isNotReversed, type RequestContext } from '../ledger/index.ts';

/** The payments on debts after a day, in the order they were entered in, without undone ones. */
export async function listDebtPayments(
  db: Db,
  { userId, timeZone }: RequestContext,
  day: CalendarDay,
): Promise<DebtPayment[]> {
  const after = new Date(startOfDay(addDays(day, 1), timeZone)).toISOString();
  const rows = await select(db, { userId, after });
  return rows.map(({ debt_id: debtId, kind, detail, at, amount, one_off, planned }) => ({
    debtId,
    at,
    on: calendarDayOf(at, timeZone),
    amount: toCents(amount),
    fromRoundUps: kind === 'sweep' || detail === 'roundup',
    oneOff:
      one_off === null || planned === null ? undefined : { amount: toCents(one_off), planned },
  }));
}

interface PaymentsRow {
  readonly debt_id: string;
  readonly kind: 'payment' | 'sweep';
  readonly detail: string | null;
  readonly at: Instant;
  readonly amount: bigint;
  readonly one_off: bigint | null;
  readonly planned: readonly Cents[] | null;
}

const select = statement((db, value: Value<Record<'userId' | 'after', string>>) =>
  sql<PaymentsRow>`
    select reference as debt_id, kind, detail, at, ledger_transfers.amount,
      one_off_parts.amount as one_off, planned
    from ledger_transfers
    left join one_off_parts on transfer_id = id
    where user_id = ${value('userId')} and kind in ('payment', 'sweep')
      and at >= ${value('after')} and ${isNotReversed(value('userId'), 'payment_undo')}
    order by id`.compile(db),
);
