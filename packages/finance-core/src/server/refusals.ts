import { formatUsd, type Cents } from '../money/index.ts';
import { Refusal } from './refusal.ts';

/**
 * The refusals of the contract: every server answers with the same status, field and sentence.
 *
 * @example throw refusals.noSuchDebt();
 */
export const refusals = {
  noSuchDebt: (path = '') => new Refusal(404, 'There is no such debt.', path),
  noSuchPayment: () => new Refusal(404, 'There is no such payment.'),
  noSuchSuggestion: () => new Refusal(404, 'There is no such suggestion.'),
  noSuchTransaction: () => new Refusal(400, 'There is no such transaction.', 'before'),
  pageSize: (most: number) =>
    new Refusal(400, `A page has 1 to ${most} rows, and begins below a row.`, 'limit'),

  paymentAboveBalance: () =>
    new Refusal(422, 'The amount is above the balance of the debt.', 'amount'),
  paymentAboveRoundUps: (waiting: Cents) =>
    new Refusal(
      422,
      waiting === 0
        ? 'No round-ups are waiting now.'
        : `You have ${formatUsd(waiting)} in round-ups waiting. Enter that or less.`,
      'amount',
    ),
  undoTooLate: () => new Refusal(409, 'This payment can no longer be undone.'),
  undoOfStakedRewards: () =>
    new Refusal(409, 'The tokens this payment earned are staked, so it can’t be undone.'),

  debtAmountTooLarge: (path: string) =>
    new Refusal(422, 'No amount of a debt is above $100,000,000.00.', path),
  debtIsClosed: () => new Refusal(409, 'This debt is closed. Reopen it first.'),
  debtIsOwed: (balance: Cents) =>
    new Refusal(409, `You still owe ${formatUsd(balance)} on this debt.`),
  debtHasHistory: (balance: Cents) => {
    const way = balance > 0 ? 'Pay it off, then close it.' : 'Close it instead.';
    return new Refusal(409, `This debt has payments or corrections. ${way}`);
  },

  dayOutsideMonth: () =>
    new Refusal(422, 'Choose a day from the first of this month to today.', 'from'),
  stakeAboveBalance: () => new Refusal(422, 'The amount is above the balance of tokens.', 'amount'),
  answeredAlready: () => new Refusal(409, 'You have answered this already.'),
  reusedIdempotencyKey: () =>
    new Refusal(422, 'This Idempotency-Key was used for another request.'),
} as const;
