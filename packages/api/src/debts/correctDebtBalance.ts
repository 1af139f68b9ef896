import { addDays, compareDays, lastDueDate } from '@dime-time/finance-core';
import type { Debt, DebtBalanceRequest } from '@dime-time/finance-core/contract';
import {
  correctedOriginalBalance,
  MOST_OWED,
  paidOneOffs,
  paidPastDue,
} from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import {
  correctedBalance,
  reasonFits,
  statementDayRefusal,
} from '@dime-time/finance-core/validation';
import { toCents, type Tx } from '../db/index.ts';
import {
  adjustmentTransfers,
  presentDay,
  type RequestContext,
  writeTransfers,
} from '../ledger/index.ts';
import { listDebtPayments } from './listDebtPayments.ts';
import { readDebt } from './listDebts.ts';
import { lockDebt } from './lockDebt.ts';
import { toDebtTerms } from './toDebtTerms.ts';

/**
 * Sets the balance of a debt from a statement: its balance at the end of the day, less the payments
 * made after that day. The difference is an adjustment in the ledger. Where the balance was wrong,
 * the original balance changes with it: see `correctedOriginalBalance`.
 *
 * @throws Refusal 404 where the household has no such debt, 409 when it is closed, 422 when the day
 *   is in the future or far older than the latest known balance, the amount is above the limit, or
 *   the reason does not explain a lower balance.
 */
export async function correctDebtBalance(
  tx: Tx,
  household: RequestContext,
  { amount, on, reason }: DebtBalanceRequest,
  id: string,
): Promise<Debt> {
  const { today } = presentDay(household);
  if (amount > MOST_OWED) {
    throw refusals.debtAmountTooLarge('amount');
  }
  const { row, accounts, owed } = await lockDebt(tx, household, id);
  if (row.closed_at !== null) throw refusals.debtIsClosed();
  const refusal = statementDayRefusal(on, { today, latest: row.balance_as_of ?? undefined });
  if (refusal !== undefined) throw refusals.statementDay(refusal);
  const [oldest = on] = [on, row.balance_as_of ?? on]
    .map((day) => lastDueDate(row.due_day, addDays(day, 1)))
    .toSorted(compareDays);
  const payments = await listDebtPayments(tx, household, oldest);
  const isOwn = ({ debtId }: { debtId: string }) => debtId === id;
  const known = {
    originalBalance: toCents(row.original_balance),
    currentBalance: toCents(owed),
    payments: payments.filter(isOwn),
  };
  const { balance, more } = correctedBalance({ amount, on }, known);
  if (!reasonFits(reason, more)) throw refusals.statementLowersBalance();
  await writeTransfers(tx, household, accounts, adjustmentTransfers(id, BigInt(more), reason));
  const original =
    reason === 'correction' ? correctedOriginalBalance(known, balance) : known.originalBalance;
  const late = paidPastDue(toDebtTerms(row, owed), known.payments, {
    on,
    reportsInterest: row.bank_account_id !== null,
    oneOffs: paidOneOffs(payments, today).filter(isOwn),
  });
  await tx
    .updateTable('debts')
    .set({ balance_as_of: on, original_balance: BigInt(original), paid_past_due: BigInt(late) })
    .where('id', '=', id)
    .execute();
  return readDebt(tx, household, id);
}
