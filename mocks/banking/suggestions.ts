import { calendarDayOf, epochMillis, ZERO_CENTS, type Cents } from '@dime-time/finance-core';
import { findDebtPayments } from '@dime-time/finance-core/bank';
import type {
  BankSuggestion,
  SuggestionAnswer,
  SuggestionRequest,
} from '@dime-time/finance-core/contract';
import { refusals } from '@dime-time/finance-core/server';
import type { AnsweredSuggestion, StoredPayment, MockState } from '../store/state.ts';
import { addDebt, correctBy, findOneOffPart, isBankFed, payDebt, toDebt } from '../debts/index.ts';
import { todayOf, type Moment } from '../store/moment.ts';
import { nextId } from '../store/nextId.ts';

type PaymentSuggestion = Extract<BankSuggestion, { kind: 'payment' }>;

/** The open suggestions: cards of linked banks as debts, bank rows as payments on debts. */
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
 * Accepts or declines a suggestion: an accepted card becomes a debt, an accepted bank row a payment in
 * the history of its debt. It is not suggested again; repeating the same answer changes nothing.
 *
 * @throws Refusal when there is no such suggestion, it has the other answer, or there are too many
 * debts.
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

/** Records a payment made elsewhere. A balance that already includes it stays, and earns nothing. */
function enterPayment(
  state: MockState,
  suggestion: PaymentSuggestion,
  moment: Moment,
): StoredPayment {
  const { now } = moment;
  const { debtId, amount, date } = suggestion;
  const noon = `${date}T12:00:00Z`;
  const at = epochMillis(noon) < epochMillis(now) ? noon : now;
  const isIncluded = isInBalance(state, suggestion);
  const oneOff = findOneOffPart(state, { debtId, amount, at }, moment);
  const debt = state.debts.find(({ id }) => id === debtId);
  if (isIncluded && debt) correctBy(debt, { at, owed: amount, reason: 'included' });
  const payment: StoredPayment = isIncluded
    ? { id: nextId(state, 'p'), debtId, amount, date: at, source: 'manual', oneOff }
    : { ...payDebt(state, { debtId, amount, source: 'manual' }, now), date: at, oneOff };
  state.payments = [...state.payments.filter(({ id }) => id !== payment.id), payment].toSorted(
    (a, b) => epochMillis(b.date) - epochMillis(a.date),
  );
  return payment;
}

/** Whether the balance of the debt already includes the payment. */
function isInBalance(state: MockState, { debtId, date }: PaymentSuggestion): boolean {
  const debt = state.debts.find(({ id }) => id === debtId);
  return !debt || isBankFed(state, debt) || date <= (debt.balanceAsOf ?? '');
}

function owedOn({ debts }: MockState, { debtId }: PaymentSuggestion): Cents {
  return debts.find(({ id }) => id === debtId)?.currentBalance ?? ZERO_CENTS;
}
