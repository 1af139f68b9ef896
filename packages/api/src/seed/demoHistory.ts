import {
  addCents,
  addMonths,
  calendarDayOf,
  epochMillis,
  onDayOfMonth,
  planSweep,
  subtractCents,
  ZERO_CENTS,
  type CalendarDay,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import { rewardEarned, settlePayment } from '@dime-time/finance-core/household';
import {
  debtAccount,
  OPENING,
  paymentTransfers,
  rewardTransfer,
  STAKED,
  TOKENS,
  type Transfer,
} from '../ledger/index.ts';
import { lastWeek, roundUpTransfers, sweepTransfers } from '../round-ups/index.ts';
import type { DemoDebt, DemoHousehold } from './demoHouseholds.ts';

/** A past purchase with its id. */
export interface PastPurchase {
  readonly id: string;
  readonly at: Instant;
  readonly roundUp: Cents;
}

/** A past debt with its id. */
export interface PastDebt extends DemoDebt {
  readonly id: string;
}

export interface PastInput {
  readonly household: DemoHousehold;
  readonly debts: readonly PastDebt[];
  readonly purchases: readonly PastPurchase[];
  readonly stakeId: string;
  /** The current time; no event is later. */
  readonly now: Instant;
  readonly timeZone: string;
}

const DAY = 86_400_000;

interface Balances {
  readonly debts: (PastDebt & { currentBalance: Cents })[];
  collected: Cents;
}

interface PastEvent {
  readonly at: Instant;
  /** Its transfers; updates the balances. */
  readonly enter: (balances: Balances) => Transfer[];
}

/**
 * The transfers of a household's history, oldest first: opening balances, payments, round-ups,
 * weekly sweeps, rewards and stakes, by the same rules as live ones.
 */
export function demoHistory(input: PastInput): Transfer[] {
  const balances: Balances = {
    debts: input.debts.map((debt) => ({ ...debt, currentBalance: debt.owed })),
    collected: ZERO_CENTS,
  };
  const events = [
    ...input.purchases.map(collecting),
    ...payments(input),
    ...sweeps(input),
    ...logins(input),
    ...staking(input),
  ].toSorted((a, b) => epochMillis(a.at) - epochMillis(b.at));
  const began = epochMillis(events[0]?.at ?? input.now);
  const opening = { at: instantAt(began - DAY), enter: openings };
  return [opening, ...events].flatMap(({ at, enter }) =>
    enter(balances).map((transfer) => ({ ...transfer, at })),
  );
}

function openings({ debts }: Balances): Transfer[] {
  return debts.map(({ id, owed }) => ({
    from: debtAccount(id),
    to: OPENING,
    kind: 'opening',
    reference: id,
    amount: BigInt(owed),
  }));
}

function collecting({ id, at, roundUp }: PastPurchase): PastEvent {
  return {
    at,
    enter: (balances) => {
      balances.collected = addCents(balances.collected, roundUp);
      return roundUpTransfers(id, BigInt(roundUp));
    },
  };
}

/** The minimum payment of each debt, on its due day of the last months. */
function payments({ household, debts, now, timeZone }: PastInput): PastEvent[] {
  const today = calendarDayOf(now, timeZone);
  return debts.flatMap((debt) =>
    Array.from(
      { length: household.monthsPaid + 1 },
      (_, month) => `${onDayOfMonth(addMonths(today, -month), debt.dueDate)}T09:30:00Z`,
    )
      .filter((at) => epochMillis(at) < epochMillis(now))
      .slice(0, household.monthsPaid)
      .map((at) => ({
        at,
        enter: (balances: Balances) => pay(balances, debt.id, debt.minimumPayment),
      })),
  );
}

function pay({ debts }: Balances, debtId: string, amount: Cents): Transfer[] {
  const debt = debts.find(({ id }) => id === debtId);
  const settled = debt && settlePayment(debt, amount);
  if (!settled) return [];
  debt.currentBalance = settled.currentBalance;
  return paymentTransfers({ debtId, amount, source: 'manual', settled });
}

/** A sweep at the end of each week with purchases; none without a linked bank. */
function sweeps({ household, purchases, now, timeZone }: PastInput): PastEvent[] {
  const { institution, settings } = household;
  if (institution === undefined) return [];
  const oldest = Math.min(...purchases.map(({ at }) => epochMillis(at)));
  const weeks: PastEvent[] = [];
  for (
    let week = lastWeek(now, timeZone);
    epochMillis(week.endedAt) > oldest;
    week = lastWeek(instantAt(epochMillis(week.endedAt) - 1), timeZone)
  ) {
    const key = `week:${week.sunday}`;
    const today = calendarDayOf(week.endedAt, timeZone);
    weeks.push({ at: week.endedAt, enter: (balances) => sweep(balances, key, settings, today) });
  }
  return weeks;
}

function sweep(
  balances: Balances,
  key: string,
  settings: DemoHousehold['settings'],
  today: CalendarDay,
): Transfer[] {
  const { debts } = balances;
  const cryptoPercentage = settings.cryptoEnabled ? settings.cryptoPercentage : 0;
  const plan = planSweep({ amount: balances.collected, debts, today, cryptoPercentage });
  const transfers = sweepTransfers({ key, plan, debts, settings });
  for (const { debtId, amount } of plan.payments) {
    const debt = debts.find(({ id }) => id === debtId);
    if (debt) debt.currentBalance = subtractCents(debt.currentBalance, amount);
  }
  balances.collected = plan.left;
  return transfers;
}

function logins({ household, now, timeZone }: PastInput): PastEvent[] {
  return Array.from({ length: household.logins }, (_, index) => {
    const at = instantAt(epochMillis(now) - (index + 1) * DAY);
    const once = `daily_login:${calendarDayOf(at, timeZone)}`;
    return {
      at,
      enter: () => [
        rewardTransfer('daily_login', rewardEarned({ action: 'daily_login' }), { once }),
      ],
    };
  });
}

function staking({ household: { stake }, stakeId, now }: PastInput): PastEvent[] {
  if (!stake) return [];
  const transfer: Transfer = {
    from: TOKENS,
    to: STAKED,
    kind: 'stake',
    reference: stakeId,
    once: `stake:${stakeId}`,
    amount: stake.amount,
  };
  return [{ at: instantAt(epochMillis(now) - stake.daysAgo * DAY), enter: () => [transfer] }];
}

function instantAt(millis: number): Instant {
  return new Date(millis).toISOString();
}
