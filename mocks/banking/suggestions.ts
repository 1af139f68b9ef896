import { calendarDayOf, epochMillis, ZERO_CENTS, type Cents } from '@dime-time/finance-core';
import { findDebtPayments } from '@dime-time/finance-core/bank';
import type {
  BankSuggestion,
  SuggestionAnswer,
  SuggestionRequest,
} from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import type { AnsweredSuggestion, StoredPayment, MockState } from '../store/state.ts';
import { addDebt, isBankFed, payDebt, toDebt } from '../debts/index.ts';
import { todayOf, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';

type PaymentSuggestion = Extract<BankSuggestion, { kind: 'payment' }>;

/** What links brought along and nobody has answered: cards as debts, rows of banks as payments on debts. */
export function listSuggestions(state: MockState, moment: Moment): BankSuggestion[] {
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
  const payments = found
    .map(({ row, ...payment }): PaymentSuggestion => {
      const id = `suggestion_${row.account_id}_${row.transaction_id}`;
      return { id, kind: 'payment', ...payment };
    })
    .filter((payment) => isInBalance(state, payment) || payment.amount <= owedOn(state, payment));
  return [...state.suggestions, ...payments].filter(
    ({ id }) => !Object.hasOwn(state.answeredSuggestions, id),
  );
}

/**
 * Answers a suggestion: accepted, a card becomes a debt, and a row of a bank a payment in its debt's
 * history. Either way it is not asked again; the same answer given twice is one.
 *
 * @throws Refusal when there is no such suggestion, it was answered otherwise, or the household has as
 * many debts as it may.
 */
export function answerSuggestion(
  state: MockState,
  id: string,
  { accept }: SuggestionRequest,
  moment: Moment,
): SuggestionAnswer {
  const said = Object.hasOwn(state.answeredSuggestions, id)
    ? state.answeredSuggestions[id]
    : undefined;
  if (said && said.accept !== accept) throw refusals.answeredAlready();
  const answered = said ?? follow(state, id, accept, moment);
  state.answeredSuggestions[id] = answered;
  state.suggestions = state.suggestions.filter((one) => one.id !== id);
  const debt = state.debts.find((one) => one.id === answered.debtId);
  return {
    debt: debt && toDebt(state, debt, moment),
    payment: state.payments.find((one) => one.id === answered.paymentId),
  };
}

function follow(state: MockState, id: string, accept: boolean, moment: Moment): AnsweredSuggestion {
  const suggestion = listSuggestions(state, moment).find((one) => one.id === id);
  if (!suggestion) throw refusals.noSuchSuggestion();
  if (!accept) return { accept };
  if (suggestion.kind === 'payment') {
    return { accept, paymentId: enterPayment(state, suggestion, moment).id };
  }
  const { id: _id, kind: _kind, institutionName: _name, ...request } = suggestion;
  const { accountId } = state.suggestions.find((one) => one.id === id) ?? {};
  return { accept, debtId: addDebt(state, request, moment, accountId).id };
}

/** Enters a payment that was made elsewhere. A balance that has it already stays, and nothing is earned. */
function enterPayment(
  state: MockState,
  suggestion: PaymentSuggestion,
  { now }: Moment,
): StoredPayment {
  const { debtId, amount, date } = suggestion;
  const noon = `${date}T12:00:00Z`;
  const at = epochMillis(noon) < epochMillis(now) ? noon : now;
  const payment: StoredPayment = isInBalance(state, suggestion)
    ? { id: nextId(state, 'p'), debtId, amount, date: at, source: 'manual' }
    : { ...payDebt(state, { debtId, amount, source: 'manual' }, now), date: at };
  state.payments = [...state.payments.filter(({ id }) => id !== payment.id), payment].toSorted(
    (a, b) => epochMillis(b.date) - epochMillis(a.date),
  );
  return payment;
}

/** Whether the balance of the debt has the payment in it already. */
function isInBalance(state: MockState, { debtId, date }: PaymentSuggestion): boolean {
  const debt = state.debts.find(({ id }) => id === debtId);
  return !debt || isBankFed(state, debt) || date <= (debt.balanceAsOf ?? '');
}

function owedOn({ debts }: MockState, { debtId }: PaymentSuggestion): Cents {
  return debts.find(({ id }) => id === debtId)?.currentBalance ?? ZERO_CENTS;
}
