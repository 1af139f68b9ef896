import type { Debt, DebtRequest } from '@dime-time/finance-core/contract';
import { debtRefusal } from '@dime-time/finance-core/household';
import type { HouseholdState } from '../state.ts';
import { nextId } from './nextId.ts';
import { Refusal } from './refusal.ts';

/**
 * Enters a debt. Without an original balance the current one is the original.
 *
 * @param id what it is known by; a new id without one.
 * @throws Refusal when it is more than a household may enter.
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
  const refusal = debtRefusal(state.debts.length, debt);
  if (refusal) throw new Refusal(422, refusal.message, refusal.path);
  state.debts.push(debt);
  return debt;
}
