import type { DebtRequest } from '@dime-time/finance-core/contract';
import { checkDebt } from '@dime-time/finance-core/server';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validation';
import type { StoredDebt, MockState } from '../store/state.ts';
import { todayOf, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';

/**
 * Adds a debt. The original balance defaults to the current one.
 *
 * @param accountId the account of a linked bank that reports the debt.
 * @throws Refusal when there are too many debts, or an amount is too large.
 */
export function addDebt(
  state: MockState,
  request: DebtRequest,
  moment: Moment,
  accountId?: string,
): StoredDebt {
  const debt: StoredDebt = {
    id: nextId(state, 'd'),
    name: maskCardNumbers(request.name),
    accountNumber: maskAccountNumber(request.accountNumber ?? ''),
    currentBalance: request.currentBalance,
    originalBalance: request.originalBalance ?? request.currentBalance,
    minimumPayment: request.minimumPayment,
    interestRate: request.interestRate,
    dueDate: request.dueDate,
    status: 'open',
    balanceAsOf: todayOf(moment),
    openedAt: moment.now,
    ...(accountId === undefined ? {} : { accountId }),
  };
  checkDebt(state.debts.length, debt);
  state.debts.push(debt);
  return debt;
}
