import { STAKE_DURATIONS, type StakeRequest } from '../contract/token.ts';
import { parseTypedQuantity } from '../money/parseTypedQuantity.ts';

export interface StakeFormValues {
  /** As it was typed. */
  readonly amount: string;
  /** In days. */
  readonly duration: number;
}

/**
 * Checks the stake form. Nothing happens where the amount is empty or not above zero, so there is
 * no notice: only whether to send, and what. The balance is the server's to check.
 *
 * @returns the stake to send, or `undefined` where nothing is to happen.
 */
export function validateStake(form: StakeFormValues): StakeRequest | undefined {
  const amount = parseTypedQuantity(form.amount);
  const duration = STAKE_DURATIONS.find((days) => days === form.duration);
  if (amount === undefined || amount <= 0n || duration === undefined) return undefined;
  return { amount, duration };
}
