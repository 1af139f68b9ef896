import type { Debt, DebtRequest } from '@dime-time/finance-core/contract';
import { debtRefusal } from '@dime-time/finance-core/household';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validate';
import { newId, Refusal, type Tx } from '../db/index.ts';
import {
  debtAccount,
  lockAccounts,
  lockHousehold,
  OPENING,
  postTransfers,
  presentDay,
  type RequestContext,
} from '../ledger/index.ts';
import { listDebts, readDebt } from './listDebts.ts';

export interface NewDebt extends DebtRequest {
  /** The account of a linked bank that the debt was told by. */
  readonly bankAccountId?: string;
}

/**
 * Enters a debt. Without an original balance the current one is the original.
 *
 * @throws Refusal 422 when it is more than a household may enter.
 */
export async function addDebt(tx: Tx, household: RequestContext, request: NewDebt): Promise<Debt> {
  const id = newId('d', household.now);
  const debt = {
    currentBalance: request.currentBalance,
    originalBalance: request.originalBalance ?? request.currentBalance,
    minimumPayment: request.minimumPayment,
  };
  // Two debts entered at once are counted one after the other.
  await lockHousehold(tx, household);
  const refusal = debtRefusal((await listDebts(tx, household)).length, debt);
  if (refusal) throw new Refusal(422, refusal.message, refusal.path);
  await tx
    .insertInto('debts')
    .values({
      id,
      user_id: household.userId,
      name: maskCardNumbers(request.name),
      account_number: maskAccountNumber(request.accountNumber ?? ''),
      original_balance: BigInt(debt.originalBalance),
      minimum_payment: BigInt(debt.minimumPayment),
      apr: request.interestRate,
      due_day: request.dueDate,
      bank_account_id: request.bankAccountId ?? null,
      bank_balance: request.bankAccountId === undefined ? null : BigInt(debt.currentBalance),
      created_at: household.now,
      balance_as_of: presentDay(household).today,
    })
    .execute();
  const account = debtAccount(id);
  const amount = BigInt(debt.currentBalance);
  if (amount === 0n) await lockAccounts(tx, household, [account]);
  else {
    const opening = { from: account, to: OPENING, kind: 'opening', reference: id } as const;
    await postTransfers(tx, household, [{ ...opening, amount }]);
  }
  return readDebt(tx, household, id);
}
