import type { RefusalCode } from '../contract/refusalCodes.ts';
import { MOST_OWED } from '../debts/mostOwed.ts';
import { MOST_DEBTS } from '../household/debtRefusal.ts';
import type { Cents } from '../money/index.ts';
import type { CalendarDay } from '../time/index.ts';
import type { StatementDayRefusal } from '../validation/statementDayRefusal.ts';
import { problemAnswer, type ValuesOf } from './problemAnswer.ts';
import { Refusal } from './refusal.ts';

/** The first day of which a purchase or a statement is taken. */
const EARLIEST = '1900-01-01' as CalendarDay;

/**
 * The refusals of the contract: every server answers with the same code, status, field and sentence.
 *
 * @example throw refusals.noSuchDebt();
 */
export const refusals = {
  noSuchUser: () => refuse('user-not-found'),
  noSuchDebt: (path = '') => refuse('debt-not-found', path),
  noSuchPayment: () => refuse('payment-not-found'),
  noSuchSuggestion: () => refuse('suggestion-not-found'),
  noSuchTransaction: () => refuse('transaction-not-found', 'before'),
  noSuchBank: () => refuse('bank-not-found'),
  noSuchSession: () => refuse('session-not-found'),
  sessionInUse: () => refuse('session-in-use'),
  monthMalformed: (path: 'from' | 'to') => refuse('month-malformed', path),
  historyRange: () => refuse('history-range', 'from'),
  historyTooLong: (most: number) => refuse('history-too-long', 'from', { most }),
  pageSize: (most: number) => refuse('page-size', 'limit', { most }),

  paymentAboveBalance: () => refuse('payment-above-balance', 'amount'),
  paymentAboveRoundUps: (waiting: Cents) =>
    waiting === 0
      ? refuse('no-round-ups-waiting', 'amount')
      : refuse('payment-above-round-ups', 'amount', { waiting }),
  undoTooLate: () => refuse('undo-too-late'),
  undoOfStakedRewards: () => refuse('undo-of-staked-rewards'),

  tooManyDebts: () => refuse('too-many-debts', '', { most: MOST_DEBTS }),
  debtAmountTooLarge: (path: string) => refuse('debt-amount-too-large', path, { most: MOST_OWED }),
  debtIsClosed: () => refuse('debt-closed'),
  debtIsOwed: (balance: Cents) => refuse('debt-owed', '', { balance }),
  debtHasHistory: (balance: Cents) =>
    refuse(balance > 0 ? 'debt-has-history-and-balance' : 'debt-has-history'),
  statementLowersBalance: () => refuse('statement-lowers-balance', 'reason'),
  statementDay: (refusal: StatementDayRefusal) => {
    switch (refusal.reason) {
      case 'future':
        return refuse('statement-in-future', 'on');
      case 'before-1900':
        return refuse('date-too-early', 'on', { earliest: EARLIEST });
      case 'too-old': {
        const { latest, days, oldest } = refusal;
        return refuse('statement-too-old', 'on', { latest, days, oldest });
      }
    }
  },

  planDebtUnknown: (path: string) => refuse('plan-debt-unknown', path),
  planDebtRepeated: (path: string) => refuse('plan-debt-repeated', path),
  planAmountTooLarge: (path: string) => refuse('plan-amount-too-large', path, { most: MOST_OWED }),
  planPaymentInPast: (path: string) => refuse('plan-payment-in-past', path),
  planPaymentTooLate: (path: string, latest: CalendarDay) =>
    refuse('plan-payment-too-late', path, { latest }),
  planTargetDate: (earliest: CalendarDay, latest: CalendarDay) =>
    refuse('plan-target-date', 'targetDate', { earliest, latest }),

  purchaseDate: (reason: 'future' | 'before-1900') =>
    reason === 'future'
      ? refuse('purchase-in-future', 'date')
      : refuse('date-too-early', 'date', { earliest: EARLIEST }),
  dayOutsideMonth: () => refuse('day-outside-month', 'from'),
  pauseTooEarly: () => refuse('pause-too-early', 'pausedUntil'),
  stakeAboveBalance: () => refuse('stake-above-balance', 'amount'),

  /** @param bank its name, where it is known. */
  bankDeclined: (bank?: string) =>
    bank === undefined
      ? refuse('bank-declined', 'publicToken')
      : refuse('bank-declined-by-name', 'publicToken', { bank }),
  bankSignInRequired: () => refuse('bank-sign-in-required', 'publicToken'),
  bankUnavailable: () => refuse('bank-unavailable'),
  bankNotSetUp: () => refuse('bank-not-set-up'),
  answeredAlready: () => refuse('suggestion-answered'),
  reusedIdempotencyKey: () => refuse('idempotency-key-reused'),
} as const;

function refuse<Code extends RefusalCode>(code: Code, path = '', ...values: ValuesOf<Code>) {
  return new Refusal(problemAnswer(code, ...values), path);
}
