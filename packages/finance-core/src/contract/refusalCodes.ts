import type { Cents } from '../money/cents.ts';
import type { CalendarDay } from '../time/index.ts';

/** The values that the sentence of a refusal can have, by their kinds. */
interface ValueKinds {
  /** US dollars. On the wire, a decimal string with two digits: `"94.00"`. */
  money: Cents;
  /** On the wire, `YYYY-MM-DD`. */
  day: CalendarDay;
  /** How many there are of something: a number. */
  count: number;
  /** A name, such as that of a bank. */
  text: string;
}

/** A kind of value. */
export type RefusalValueKind = keyof ValueKinds;

/** A sentence without values. */
const NONE = {} as const;

/**
 * The codes of all error answers, each with the kinds of the values of its sentence. A code and its
 * values keep their meaning; a client may meet a code that it does not know.
 */
export const REFUSAL_CODES = {
  // Who sends the request.
  'sign-in-required': NONE,
  'session-ended': NONE,
  'other-user': NONE,
  'other-site': NONE,
  'too-many-requests': NONE,
  'too-many-at-once': NONE,

  // The request as such.
  'request-malformed': NONE,
  'request-timeout': NONE,
  'host-repeated': NONE,
  'headers-too-large': NONE,
  'expectation-failed': NONE,
  'not-implemented': NONE,
  'method-not-allowed': NONE,
  'not-found': NONE,
  'call-unknown': { method: 'text', path: 'text' },
  'body-not-json': NONE,
  'body-too-large': { kib: 'count' },
  'content-too-large': NONE,
  'body-malformed': NONE,
  'body-incomplete': NONE,
  'body-repeats-field': NONE,
  'body-not-object': NONE,
  'idempotency-key-malformed': { least: 'count', most: 'count' },
  'idempotency-key-reused': NONE,

  // Its fields, where the form of one is not that of the contract.
  'field-unknown': NONE,
  'field-missing': NONE,
  'field-invalid': NONE,

  // The state of the server.
  'server-error': NONE,
  unavailable: NONE,
  'not-done-now': NONE,
  'outcome-unknown': NONE,
  'text-not-storable': NONE,
  'sum-too-large': NONE,

  // What the request is about.
  'user-not-found': NONE,
  'debt-not-found': NONE,
  'payment-not-found': NONE,
  'suggestion-not-found': NONE,
  'transaction-not-found': NONE,
  'bank-not-found': NONE,
  'session-not-found': NONE,
  'session-in-use': NONE,
  'page-size': { most: 'count' },

  // Debts and payments.
  'payment-above-balance': NONE,
  'payment-above-round-ups': { waiting: 'money' },
  'no-round-ups-waiting': NONE,
  'undo-too-late': NONE,
  'undo-of-staked-rewards': NONE,
  'too-many-debts': { most: 'count' },
  'debt-amount-too-large': { most: 'money' },
  'debt-closed': NONE,
  'debt-owed': { balance: 'money' },
  'debt-has-history': NONE,
  'debt-has-history-and-balance': NONE,
  'statement-in-future': NONE,
  'statement-lowers-balance': NONE,
  'statement-too-old': { latest: 'day', days: 'count', oldest: 'day' },
  'date-too-early': { earliest: 'day' },

  // Payoff plans.
  'plan-debt-unknown': NONE,
  'plan-debt-repeated': NONE,
  'plan-amount-too-large': { most: 'money' },
  'plan-payment-in-past': NONE,
  'plan-payment-too-late': { latest: 'day' },
  'plan-target-date': { earliest: 'day', latest: 'day' },

  // Purchases, round-ups and tokens.
  'purchase-in-future': NONE,
  'day-outside-month': NONE,
  'month-malformed': NONE,
  'history-range': NONE,
  'history-too-long': { most: 'count' },
  'pause-too-early': NONE,
  'stake-above-balance': NONE,

  // Banks.
  'bank-declined': NONE,
  'bank-declined-by-name': { bank: 'text' },
  'bank-sign-in-required': NONE,
  'bank-unavailable': NONE,
  'bank-not-set-up': NONE,
  'suggestion-answered': NONE,
} as const satisfies Record<string, Readonly<Record<string, RefusalValueKind>>>;

/** The code of an error answer. */
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** The values of the sentence of a code. */
export type RefusalValues<Code extends RefusalCode> = {
  readonly [
    Name in keyof (typeof REFUSAL_CODES)[Code]
  ]: ValueKinds[(typeof REFUSAL_CODES)[Code][Name] & RefusalValueKind];
};

/** A code whose sentence has no values. */
export type PlainRefusalCode = {
  [Code in RefusalCode]: keyof (typeof REFUSAL_CODES)[Code] extends never ? Code : never;
}[RefusalCode];
