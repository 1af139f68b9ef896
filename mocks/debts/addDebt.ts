import type { DebtRequest } from '@dime-time/finance-core/contract';
import { debtRefusal } from '@dime-time/finance-core/household';
import { maskAccountNumber, maskCardNumbers } from '@dime-time/finance-core/validate';
import type { HouseholdDebt, HouseholdState } from '../store/state.ts';
import { todayOf, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Enters a debt. Without an original balance the current one is the original.
 *
 * @param accountId the account of a linked bank that it is.
 * @throws Refusal when it is more than a household may enter.
 */
export function addDebt(
  state: HouseholdState,
  request: DebtRequest,
  moment: Moment,
  accountId?: string,
): HouseholdDebt {
  const debt: HouseholdDebt = {
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
    ...(accountId === undefined ? {} : { accountId }),
  };
  const refusal = debtRefusal(state.debts.length, debt);
  if (refusal) throw new Refusal(422, refusal.message, refusal.path);
  state.debts.push(debt);
  return debt;
}
