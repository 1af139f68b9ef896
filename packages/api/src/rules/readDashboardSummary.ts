import {
  epochMillis,
  isCollecting,
  nextSweep,
  roundUp,
  sumCents,
  sweepable,
  thresholdSweepDue,
  waitingIn,
  type Cents,
  type Instant,
} from '@dime-time/finance-core';
import type { DashboardSummary, Debt, EarlierRoundUps } from '@dime-time/finance-core/contract';
import { summarizeHousehold } from '@dime-time/finance-core/household';
import type { Db } from '../db/index.ts';
import type { Household } from '../household.ts';
import { listDebts } from './listDebts.ts';
import { presentDay, type PresentDay } from './presentDay.ts';
import { readRoundUpSettings, type KeptSettings } from './readRoundUpSettings.ts';
import { sumHousehold, type KeptSums } from './sumHousehold.ts';

/** The figures of the dashboard. */
export async function readDashboardSummary(
  db: Db,
  household: Household,
): Promise<DashboardSummary> {
  const day = presentDay(household);
  const debts = await listDebts(db, household);
  const settings = await readRoundUpSettings(db, household);
  const sums = await sumHousehold(db, household, day);
  const { purse, thisMonthRoundUps, recentRoundUps, thisMonthPayments } = sums;
  return {
    ...summarizeHousehold({
      debts,
      settings,
      purse,
      thisMonthRoundUps,
      recentRoundUps,
      thisMonthPayments,
      now: household.now,
      today: day.today,
    }),
    nextSweep: sweepAhead(household, { debts, settings, sums }),
    chargedAccount: sums.chargedAccount,
    earlierRoundUps: offerOf(sums.earlierAmounts, { household, day, settings }),
  };
}

interface SweepFacts {
  readonly debts: readonly Debt[];
  readonly settings: KeptSettings;
  readonly sums: KeptSums;
}

/** When a sweep moves money next, as far as is known now. */
function sweepAhead(
  { now, timeZone }: Household,
  { debts, settings, sums }: SweepFacts,
): Instant | undefined {
  const { purse, chargedAccount, thresholdDueAt } = sums;
  const waiting = waitingIn(purse);
  const { sweep, floor, pausedUntil, autoApplyThreshold } = settings;
  const isReached = thresholdDueAt !== undefined && waiting >= autoApplyThreshold;
  return nextSweep({
    waiting: sweepable({ waiting, available: chargedAccount?.available, floor }),
    owes: debts.some(({ currentBalance }) => currentBalance > 0) || isAllInvested(settings),
    sweep,
    thresholdReachedAt: isReached ? reachedAt(thresholdDueAt) : undefined,
    pausedUntil: pausedUntil ?? undefined,
    now,
    timeZone,
  });
}

/** Whether a sweep needs no debt, since nothing of it is left for one. */
function isAllInvested({ cryptoEnabled, cryptoPercentage }: KeptSettings): boolean {
  return cryptoEnabled && cryptoPercentage === 100;
}

/** When the threshold was reached whose sweep is due at a moment. */
function reachedAt(dueAt: Instant): Instant {
  const notice = epochMillis(thresholdSweepDue(dueAt)) - epochMillis(dueAt);
  return new Date(epochMillis(dueAt) - notice).toISOString();
}

interface OfferFacts {
  readonly household: Household;
  readonly day: PresentDay;
  readonly settings: KeptSettings;
}

/** What this month's purchases from before the link would round up to; absent where it is nothing. */
function offerOf(
  amounts: readonly Cents[],
  { household, day, settings }: OfferFacts,
): EarlierRoundUps | undefined {
  if (!isCollecting(settings, household.now)) return undefined;
  const spare = amounts
    .map((amount) => roundUp(amount, settings.multiplier))
    .filter((cents) => cents > 0);
  if (spare.length === 0) return undefined;
  return { from: day.firstOfMonth, amount: sumCents(spare), purchases: spare.length };
}
