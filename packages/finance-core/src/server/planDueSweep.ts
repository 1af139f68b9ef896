import { sumCents, type Cents } from '../money/index.ts';
import { sweepable, type SweepableInput } from '../round-ups/purse/sweepable.ts';
import type { CalendarDay } from '../time/index.ts';
import { planSweep, type SweepDebt, type SweepPlan } from '../round-ups/planSweep.ts';

export interface DueSweepInput {
  /** Round-ups that this sweep may use. */
  readonly waiting: Cents;
  /** The account that is charged; `undefined` while none is linked. */
  readonly account: SweepableInput['account'];
  readonly settings: {
    /** What stays in the charged account. */
    readonly floor: Cents;
    readonly cryptoEnabled: boolean;
    /** The share that is invested, 0 to 100 percent. */
    readonly cryptoPercentage: number;
  };
  readonly debts: readonly (SweepDebt & { readonly status?: 'open' | 'closed' | undefined })[];
  /** The day of the sweep in the household’s time zone. */
  readonly today: CalendarDay;
}

/** The transfers of a sweep. */
export interface DueSweep {
  readonly plan: SweepPlan;
  /** The total of the transfers, above zero. */
  readonly moved: Cents;
}

/**
 * Decides what a due sweep transfers: the invested share, and the rest on the open debts by rate.
 *
 * While nothing is owed the whole amount waits, the invested share included: split again each week,
 * all of it would end up invested.
 *
 * @returns `undefined` where nothing is transferred.
 * @throws RangeError when the percentage is not a whole number from 0 to 100.
 */
export function planDueSweep(input: DueSweepInput): DueSweep | undefined {
  const { waiting, account, settings, debts, today } = input;
  const { floor, cryptoEnabled, cryptoPercentage } = settings;
  const plan = planSweep({
    amount: sweepable({ waiting, account, floor }),
    debts: debts.filter(({ status }) => status !== 'closed'),
    today,
    cryptoPercentage: cryptoEnabled ? cryptoPercentage : 0,
  });
  const moved = sumCents([plan.crypto, ...plan.payments.map(({ amount }) => amount)]);
  if (moved === 0 || (plan.payments.length === 0 && plan.left > 0)) return undefined;
  return { plan, moved };
}
