import { calendarDayOf, ZERO_CENTS, type Cents } from '@dime-time/finance-core';
import { findDebtPayments } from '@dime-time/finance-core/bank';
import type {
  BankSuggestion,
  SuggestionAnswer,
  SuggestionRequest,
} from '@dime-time/finance-core/contract';
import type { HouseholdPayment, HouseholdState } from '../state.ts';
import { addDebt } from './addDebt.ts';
import { isBankFed, tellDebt } from './editDebt.ts';
import { todayOf, type Moment } from './moment.ts';
import { nextId } from './nextId.ts';
import { Refusal } from './refusal.ts';

/** What links brought along and nobody has answered: cards as debts, rows of banks as payments on debts. */
export function listSuggestions(state: HouseholdState, moment: Moment): BankSuggestion[] {
  const found = findDebtPayments({
    rows: state.bankRows,
    debts: state.debts.map((debt) => ({
      ...debt,
      ...(isBankFed(state, debt) ? { bankAccountId: debt.accountId } : {}),
    })),
    payments: state.payments.map(({ debtId, amount, date }) => {
      return { debtId, amount, date: calendarDayOf(date, moment.timeZone) };
    }),
    today: todayOf(moment),
  });
  const payments = found.map(({ row, ...payment }): BankSuggestion => {
    return {
      id: `suggestion_${row.account_id}_${row.transaction_id}`,
      kind: 'payment',
      ...payment,
    };
  });
  return [...state.suggestions, ...payments].filter(
    ({ id }) => !state.answeredSuggestions.includes(id),
  );
}

/**
 * Answers a suggestion: accepted, a card becomes a debt, and a row of a bank a payment in its debt's
 * history. Either way it is not asked again.
 *
 * @throws Refusal when there is no such suggestion, or the household has as many debts as it may.
 */
export function answerSuggestion(
  state: HouseholdState,
  id: string,
  { accept }: SuggestionRequest,
  moment: Moment,
): SuggestionAnswer {
  const suggestion = listSuggestions(state, moment).find((one) => one.id === id);
  if (!suggestion) throw new Refusal(404, 'There is no such suggestion.');
  const answer: SuggestionAnswer = { debt: undefined, payment: undefined };
  if (accept && suggestion.kind === 'debt') {
    const { accountId } = state.suggestions.find((one) => one.id === id) ?? {};
    const { name, accountNumber, currentBalance, minimumPayment, interestRate, dueDate } =
      suggestion;
    const request = {
      name,
      accountNumber,
      currentBalance,
      minimumPayment,
      interestRate,
      dueDate,
    };
    answer.debt = tellDebt(state, addDebt(state, request, moment, accountId), moment);
  }
  if (accept && suggestion.kind === 'payment') {
    answer.payment = enterPastPayment(state, suggestion);
  }
  state.answeredSuggestions.push(id);
  state.suggestions = state.suggestions.filter((one) => one.id !== id);
  return answer;
}

/** Enters a payment that was made elsewhere; a balance that has it already stays. */
function enterPastPayment(
  state: HouseholdState,
  { debtId, amount, date }: Extract<BankSuggestion, { kind: 'payment' }>,
): HouseholdPayment {
  const debt = state.debts.find(({ id }) => id === debtId);
  const isIncluded = !debt || isBankFed(state, debt) || date <= (debt.balanceAsOf ?? '');
  if (!isIncluded) {
    debt.currentBalance = Math.max(ZERO_CENTS, debt.currentBalance - amount) as Cents;
  }
  const payment: HouseholdPayment = {
    id: nextId(state, 'p'),
    debtId,
    amount,
    date: `${date}T12:00:00Z`,
    source: 'manual',
  };
  state.payments = [payment, ...state.payments].toSorted((a, b) => b.date.localeCompare(a.date));
  return payment;
}
