import { addCents, subtractCents, ZERO_CENTS, type Cents } from '../../money/index.ts';

/**
 * The totals of a user's round-ups. The waiting amount is not stored but computed, so that the
 * equation `waiting = collected − applied − invested − returned` cannot be broken.
 */
export interface Purse {
  /** All that purchases were rounded up by: the sum of `roundUpAmount` over all transactions. */
  collected: Cents;
  /** Paid on debts. */
  applied: Cents;
  /** Given to coins. */
  invested: Cents;
  /** Returned to the user by refunds. */
  returned: Cents;
}

/** What happens to a purse; the amount is zero or more. */
export interface PurseEvent {
  /**
   * - `collect`: a purchase was rounded up; `uncollect`: the bank removed or lowered it.
   * - `apply`: paid on a debt; `unapply`: that payment was undone.
   * - `invest`: an order for coins; `uninvest`: the order failed and its money came back.
   * - `return`: a refund gave its round-up back.
   */
  type: 'collect' | 'uncollect' | 'apply' | 'unapply' | 'invest' | 'uninvest' | 'return';
  amount: Cents;
}

/** Nothing collected yet. */
export const EMPTY_PURSE: Readonly<Purse> = {
  collected: ZERO_CENTS,
  applied: ZERO_CENTS,
  invested: ZERO_CENTS,
  returned: ZERO_CENTS,
};

const CHANGES: Record<PurseEvent['type'], [field: keyof Purse, change: typeof addCents]> = {
  collect: ['collected', addCents],
  uncollect: ['collected', subtractCents],
  apply: ['applied', addCents],
  unapply: ['applied', subtractCents],
  invest: ['invested', addCents],
  uninvest: ['invested', subtractCents],
  return: ['returned', addCents],
};

/**
 * What is collected and not used yet: `collected − applied − invested − returned`.
 *
 * @example waitingIn({ collected: cents(500), applied: cents(300), invested: cents(50), returned: cents(0) }) // 150
 */
export function waitingIn({ collected, applied, invested, returned }: Purse): Cents {
  return subtractCents(subtractCents(subtractCents(collected, applied), invested), returned);
}

/**
 * The purse after an event.
 *
 * @returns `undefined` where the event is refused: it would spend more than waits, or reverse more
 * than there was.
 * @throws RangeError when the amount is negative or a sum is past the bound of `Cents`.
 * @example changePurse(purse, { type: 'apply', amount: cents(294) })?.applied
 */
export function changePurse(purse: Purse, { type, amount }: PurseEvent): Purse | undefined {
  if (amount < 0) throw new RangeError(`A purse moves by zero or more; got ${amount} cents.`);
  const [field, change] = CHANGES[type];
  const after = { ...purse, [field]: change(purse[field], amount) };
  return after[field] < 0 || waitingIn(after) < 0 ? undefined : after;
}
