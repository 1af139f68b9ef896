import type { Debt, DebtRequest } from '@dime-time/finance-core/contract';
import { debtTotals } from '@dime-time/finance-core';
import type { HouseholdState } from '../state.ts';
import { nextId } from './nextId.ts';
import { Refusal } from './refusal.ts';

/**
 * Enters a debt. Without an original balance the current one is the original.
 *
 * @param id what it is known by; a new id without one.
 * @throws Refusal when the household's debts would add up to more than money can be.
 */
export function addDebt(
  state: HouseholdState,
  request: DebtRequest,
  id = nextId(state, 'd'),
): Debt {
  const debt: Debt = {
    id,
    name: request.name,
    accountNumber: request.accountNumber ?? '',
    currentBalance: request.currentBalance,
    originalBalance: request.originalBalance ?? request.currentBalance,
    minimumPayment: request.minimumPayment,
    interestRate: request.interestRate,
    dueDate: request.dueDate,
  };
  try {
    debtTotals([...state.debts, debt]);
  } catch {
    throw new Refusal(422, 'All debts together are more than can be counted.', 'currentBalance');
  }
  state.debts.push(debt);
  return debt;
}
