import type { ProblemStatus } from '../contract/problem.ts';
import type { RefusalCode, RefusalValues } from '../contract/refusalCodes.ts';
import { formatUsd } from '../money/index.ts';
import { formatDay } from '../time/index.ts';

/**
 * The status of a refusal, and its sentence in fixed en-US text. Without a sentence, the title of the
 * status is all that an answer says.
 */
type RefusalRule<Code extends RefusalCode> = readonly [
  status: ProblemStatus,
  sentence?: string | ((values: RefusalValues<Code>) => string),
];

/** The status and the sentence of each code. */
export const REFUSAL_RULES: { readonly [Code in RefusalCode]: RefusalRule<Code> } = {
  'sign-in-required': [401, 'Sign in first.'],
  'session-ended': [401, 'The session has ended.'],
  'other-user': [412, 'Another person has signed in. Reload the page.'],
  'other-site': [403, 'This comes from another site.'],
  'too-many-requests': [429, 'Too many requests. Please try again later.'],
  'too-many-at-once': [429, 'Too many of your requests are under way.'],

  'request-malformed': [400],
  'request-timeout': [408],
  'host-repeated': [400, 'There is more than one Host.'],
  'headers-too-large': [431],
  'expectation-failed': [417],
  'not-implemented': [501],
  'method-not-allowed': [405],
  'not-found': [404],
  'call-unknown': [501, ({ method, path }) => `The contract has no ${method} ${path}.`],
  'body-not-json': [415, 'The body is JSON, not compressed.'],
  'body-too-large': [413, ({ kib }) => `The body is at most ${kib} KiB.`],
  'content-too-large': [413],
  'body-malformed': [400, 'The body is not JSON.'],
  'body-incomplete': [400, 'The body broke off.'],
  'body-repeats-field': [400, 'A field of the body stands twice.'],
  'body-not-object': [400],
  'idempotency-key-malformed': [
    400,
    ({ least, most }) => `An Idempotency-Key is ${least} to ${most} visible ASCII characters.`,
  ],
  'idempotency-key-reused': [422, 'This Idempotency-Key was used for another request.'],

  'field-unknown': [400],
  'field-missing': [422],
  'field-invalid': [422],

  'server-error': [500],
  unavailable: [503],
  'not-done-now': [503, 'This cannot be done now. Sending it again later is safe.'],
  'outcome-unknown': [503, 'It is not known whether this was done. Look before you send it again.'],
  'text-not-storable': [422, 'A text holds a character that cannot be kept.'],
  'sum-too-large': [422, 'This adds up to more than can be counted.'],

  'user-not-found': [404, 'There is no such user.'],
  'debt-not-found': [404, 'There is no such debt.'],
  'payment-not-found': [404, 'There is no such payment.'],
  'suggestion-not-found': [404, 'There is no such suggestion.'],
  'transaction-not-found': [400, 'There is no such transaction.'],
  'bank-not-found': [404, 'There is no such bank.'],
  'session-not-found': [404, 'This session has already ended.'],
  'session-in-use': [409, 'This is the session you are using. To end it, sign out.'],
  'page-size': [400, ({ most }) => `A page has 1 to ${most} rows, and begins below a row.`],

  'payment-above-balance': [422, 'The amount is above the balance of the debt.'],
  'payment-above-round-ups': [
    422,
    ({ waiting }) => `You have ${formatUsd(waiting)} in round-ups waiting. Enter that or less.`,
  ],
  'no-round-ups-waiting': [422, 'No round-ups are waiting now.'],
  'undo-too-late': [409, 'This payment can no longer be undone.'],
  'undo-of-staked-rewards': [
    409,
    'The tokens this payment earned are staked, so it can’t be undone.',
  ],
  'too-many-debts': [422, ({ most }) => `A household has at most ${most} debts.`],
  'debt-amount-too-large': [422, ({ most }) => `No amount of a debt is above ${formatUsd(most)}.`],
  'debt-closed': [409, 'This debt is closed. Reopen it first.'],
  'debt-owed': [409, ({ balance }) => `You still owe ${formatUsd(balance)} on this debt.`],
  'debt-has-history': [409, 'This debt has payments or corrections. Close it instead.'],
  'debt-has-history-and-balance': [
    409,
    'This debt has payments or corrections. Pay it off, then close it.',
  ],
  'statement-in-future': [422, 'Choose today or an earlier date.'],
  'statement-lowers-balance': [
    422,
    'Interest, fees and purchases never lower a balance. Choose that the amount was wrong.',
  ],
  'statement-too-old': [
    422,
    ({ latest, days, oldest }) =>
      `This balance is from ${formatDay(latest)}, and a statement can be up to ${days} days older. Choose ${formatDay(oldest)} or a later date.`,
  ],
  'date-too-early': [
    422,
    ({ earliest }) => `Choose a date in ${Number(earliest.slice(0, 4))} or later.`,
  ],

  'plan-debt-unknown': [422, 'You have no such debt. Take it out of the order.'],
  'plan-debt-repeated': [422, 'A debt is in the order twice.'],
  'plan-amount-too-large': [422, ({ most }) => `No amount of a plan is above ${formatUsd(most)}.`],
  'plan-payment-in-past': [422, 'Choose today or a later date.'],
  'plan-payment-too-late': [
    422,
    ({ latest }) =>
      `Choose a date up to ${formatDay(latest)}. A plan looks at most 100 years ahead.`,
  ],
  'plan-target-date': [
    422,
    ({ earliest, latest }) => `Choose a date from ${formatDay(earliest)} to ${formatDay(latest)}.`,
  ],

  'purchase-in-future': [
    422,
    'This date is more than a day in the future. Choose today or an earlier date.',
  ],
  'day-outside-month': [422, 'Choose a day from the first of this month to today.'],
  'month-malformed': [422, 'A month is a year and two digits, such as 2026-03.'],
  'history-range': [
    422,
    'The first month is after the last one. Check the date of your device, then try again.',
  ],
  'history-too-long': [422, ({ most }) => `Ask for at most ${most} months at a time.`],
  'pause-too-early': [422, 'The year is 1 or later.'],
  'stake-above-balance': [422, 'The amount is above the balance of tokens.'],

  'bank-declined': [
    422,
    'The bank declined the connection. Choose another bank or contact your bank.',
  ],
  'bank-declined-by-name': [
    422,
    ({ bank }) => `${bank} declined the connection. Choose another bank or contact your bank.`,
  ],
  'bank-sign-in-required': [422, 'Your bank asks you to sign in there again.'],
  'bank-unavailable': [503, 'The bank connection does not answer. Please try again later.'],
  'bank-not-set-up': [503, 'Linking a bank is not set up on this server.'],
  'suggestion-answered': [409, 'You have answered this already.'],
};
