import { sumCents } from '@dime-time/finance-core';
import type { Debt, DebtBalanceRequest, DebtPatch } from '@dime-time/finance-core/contract';
import {
  correctedOriginalBalance,
  MOST_OWED,
  paidOneOffs,
  paidPastDue,
  sinceBalance,
  type DebtPayment,
} from '@dime-time/finance-core/household';
import { checkDebt, refusals, withoutDebt } from '@dime-time/finance-core/server';
import {
  correctedBalance,
  maskAccountNumber,
  maskCardNumbers,
  reasonFits,
  statementDayRefusal,
} from '@dime-time/finance-core/validation';
import type { StoredCorrection, StoredDebt, MockState } from '../store/state.ts';
import { todayOf, type Moment } from '../store/moment.ts';
import { datedPayments } from './datedPayments.ts';

/** A debt with what happened since the day of its balance, and what statements have added to it. */
export function toDebt(state: MockState, debt: StoredDebt, moment: Moment): Debt {
  const charges = (debt.corrections ?? []).filter(
    ({ reason }) => reason === 'interest' || reason === 'purchases',
  );
  const isOwn = ({ debtId }: DebtPayment) => debtId === debt.id;
  const payments = datedPayments(state, moment);
  return {
    ...debt,
    ...sinceBalance(debt, payments.filter(isOwn), {
      today: todayOf(moment),
      reportsInterest: isBankFed(state, debt),
      oneOffs: paidOneOffs(payments, todayOf(moment)).filter(isOwn),
    }),
    addedCharges: sumCents(charges.map(({ owed }) => owed)),
  };
}

/** Whether a linked bank reports the balance. */
export function isBankFed({ bankAccounts }: MockState, debt: StoredDebt): boolean {
  return bankAccounts.some(({ accountId }) => accountId === debt.accountId);
}

/**
 * Changes the details of a debt. Fields that the patch leaves out, and the balance, stay.
 *
 * @throws Refusal when there is no such debt, or an amount is above a debt's.
 */
export function updateDebt(state: MockState, id: string, patch: DebtPatch): StoredDebt {
  const debt = requireDebt(state, id);
  const { accountNumber, minimumRule, promotion } = patch;
  const changed: StoredDebt = {
    ...debt,
    name: patch.name === undefined ? debt.name : maskCardNumbers(patch.name),
    accountNumber:
      accountNumber === undefined ? debt.accountNumber : maskAccountNumber(accountNumber),
    originalBalance: patch.originalBalance ?? debt.originalBalance,
    minimumPayment: patch.minimumPayment ?? debt.minimumPayment,
    interestRate: patch.interestRate ?? debt.interestRate,
    dueDate: patch.dueDate ?? debt.dueDate,
    // Null removes the value, undefined keeps it.
    minimumRule: minimumRule === undefined ? debt.minimumRule : (minimumRule ?? undefined),
    promotion: promotion === undefined ? debt.promotion : (promotion ?? undefined),
  };
  checkDebt(0, changed);
  state.debts = state.debts.map((one) => (one === debt ? changed : one));
  return changed;
}

/**
 * Sets the balance of a debt by a statement: the balance at the end of the statement's day, less the
 * payments after that day. Where the balance was wrong, the original is corrected with it: see
 * `correctedOriginalBalance`.
 *
 * @throws Refusal when there is no such debt, it is closed, the day is in the future or much older than
 * the current balance, the amount is too large, or the reason does not explain a lower balance.
 */
export function correctDebtBalance(
  state: MockState,
  id: string,
  { amount, on, reason }: DebtBalanceRequest,
  moment: Moment,
): StoredDebt {
  if (amount > MOST_OWED) throw refusals.debtAmountTooLarge('amount');
  const debt = requireDebt(state, id);
  if (debt.status === 'closed') throw refusals.debtIsClosed();
  const known = { today: todayOf(moment), latest: debt.balanceAsOf };
  const refusal = statementDayRefusal(on, known);
  if (refusal !== undefined) throw refusals.statementDay(refusal);
  const { currentBalance } = debt;
  const all = datedPayments(state, moment);
  const isOwn = ({ debtId }: DebtPayment) => debtId === id;
  const payments = all.filter(isOwn);
  const { balance, more } = correctedBalance({ amount, on }, { currentBalance, payments });
  if (!reasonFits(reason, more)) throw refusals.statementLowersBalance();
  debt.paidPastDue = paidPastDue(debt, payments, {
    on,
    reportsInterest: isBankFed(state, debt),
    oneOffs: paidOneOffs(all, known.today).filter(isOwn),
  });
  correctBy(debt, { at: moment.now, owed: more, reason });
  if (reason === 'correction') debt.originalBalance = correctedOriginalBalance(debt, balance);
  debt.currentBalance = balance;
  debt.balanceAsOf = on;
  return debt;
}

/** Records a change of the balance; none where it stays. */
export function correctBy(debt: StoredDebt, correction: StoredCorrection): void {
  if (correction.owed !== 0) debt.corrections = [...(debt.corrections ?? []), correction];
}

/**
 * Closes a debt that is paid off: it is archived with its history.
 *
 * @throws Refusal when there is no such debt, or something is owed on it.
 */
export function closeDebt(state: MockState, id: string): StoredDebt {
  const debt = requireDebt(state, id);
  if (debt.currentBalance > 0) throw refusals.debtIsOwed(debt.currentBalance);
  debt.status = 'closed';
  return debt;
}

/**
 * Reopens a closed debt.
 *
 * @throws Refusal when there is no such debt.
 */
export function reopenDebt(state: MockState, id: string): StoredDebt {
  const debt = requireDebt(state, id);
  debt.status = 'open';
  return debt;
}

/**
 * Deletes a debt that was entered by mistake. The saved plans promise what they would have without it.
 *
 * @throws Refusal when there is no such debt, or something was paid or corrected on it.
 */
export function deleteDebt(state: MockState, id: string): void {
  const debt = requireDebt(state, id);
  if (debt.corrections?.length || state.payments.some(({ debtId }) => debtId === id)) {
    throw refusals.debtHasHistory(debt.currentBalance);
  }
  state.debts = state.debts.filter((one) => one !== debt);
  state.plans = state.plans.map((plan) => {
    const { forecast, basis } = plan;
    return { ...plan, ...(basis && withoutDebt(plan, { forecast, basis }, id)) };
  });
}

function requireDebt({ debts }: MockState, id: string): StoredDebt {
  const debt = debts.find((one) => one.id === id);
  if (!debt) throw refusals.noSuchDebt();
  return debt;
}
