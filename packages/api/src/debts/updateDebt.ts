import type { Debt, DebtPatch } from '@dime-time/finance-core/contract';
import { checkDebt } from '@dime-time/finance-core/server';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validation';
import { toCents, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { readDebt } from './listDebts.ts';
import { lockDebt } from './lockDebt.ts';

/**
 * Updates a debt; fields that the patch omits stay, and the balance is never changed.
 *
 * @throws Refusal 404 where the household has no such debt, 422 when an amount is above the limit.
 */
export async function updateDebt(
  tx: Tx,
  household: RequestContext,
  patch: DebtPatch,
  id: string,
): Promise<Debt> {
  const { row, owed } = await lockDebt(tx, household, id);
  checkDebt(0, {
    currentBalance: toCents(owed),
    originalBalance: patch.originalBalance ?? toCents(row.original_balance),
    minimumPayment: patch.minimumPayment ?? toCents(row.minimum_payment),
    minimumRule: patch.minimumRule,
  });
  const { accountNumber, originalBalance, minimumPayment, minimumRule, promotion } = patch;
  const changes = {
    ...(patch.name === undefined ? {} : { name: maskCardNumbers(patch.name) }),
    ...(accountNumber === undefined ? {} : { account_number: maskAccountNumber(accountNumber) }),
    ...(originalBalance === undefined ? {} : { original_balance: BigInt(originalBalance) }),
    ...(minimumPayment === undefined ? {} : { minimum_payment: BigInt(minimumPayment) }),
    ...(patch.interestRate === undefined ? {} : { apr: patch.interestRate }),
    ...(patch.dueDate === undefined ? {} : { due_day: patch.dueDate }),
    ...(minimumRule === undefined ? {} : { minimum_rule: toJson(minimumRule) }),
    ...(promotion === undefined ? {} : { promotion: toJson(promotion) }),
  };
  if (Object.keys(changes).length > 0) {
    await tx.updateTable('debts').set(changes).where('id', '=', id).execute();
  }
  return readDebt(tx, household, id);
}

function toJson(value: object | null): string | null {
  return value && JSON.stringify(value);
}
