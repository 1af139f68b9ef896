import type { Debt, DebtRequest } from '@dime-time/finance-core/contract';
import { checkDebt } from '@dime-time/finance-core/server';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validation';
import { newId, type Tx } from '../db/index.ts';
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
  /** The bank account that reported the debt. */
  readonly bankAccountId?: string;
}

/**
 * Adds a debt. Without an original balance the current one is used.
 *
 * @throws Refusal 422 above the limits of a household.
 */
export async function addDebt(tx: Tx, household: RequestContext, request: NewDebt): Promise<Debt> {
  const id = newId('d', household.now);
  const debt = {
    currentBalance: request.currentBalance,
    originalBalance: request.originalBalance ?? request.currentBalance,
    minimumPayment: request.minimumPayment,
  };
  // Serializes concurrent calls, so that the limit of debts holds.
  await lockHousehold(tx, household);
  checkDebt((await listDebts(tx, household)).length, debt);
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
