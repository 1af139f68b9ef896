import {
  epochMillis,
  isCollecting,
  nextSweep,
  sweepable,
  type Instant,
} from '@dime-time/finance-core';
import type { DashboardSummary, Debt, EarlierRoundUps } from '@dime-time/finance-core/contract';
import {
  earlierOffer,
  summarizeHousehold,
  sweepHasTarget,
  thresholdSweepDue,
  waitingIn,
  type EarlierPurchase,
} from '@dime-time/finance-core/household';
import { answerPlanChoices } from '@dime-time/finance-core/server';
import type { Db } from '../db/index.ts';
import { listDebts, readNewestPlan } from '../debts/index.ts';
import { presentDay, type PresentDay, type RequestContext } from '../ledger/index.ts';
import { readRoundUpSettings, type StoredSettings } from '../round-ups/index.ts';
import { type HouseholdSums, readHouseholdSums } from './readHouseholdSums.ts';

/** The figures of the dashboard. */
export async function readDashboardSummary(
  db: Db,
  household: RequestContext,
): Promise<DashboardSummary> {
  const day = presentDay(household);
  const debts = await listDebts(db, household);
  const settings = await readRoundUpSettings(db, household);
  const sums = await readHouseholdSums(db, household, day);
  const plan = answerPlanChoices(await readNewestPlan(db, household), debts);
  const { purse, thisMonthRoundUps, recentRoundUps, thisMonthPayments } = sums;
  return {
    ...summarizeHousehold({
      debts,
      settings,
      purse,
      thisMonthRoundUps,
      recentRoundUps,
      thisMonthPayments,
      plan,
      now: household.now,
      today: day.today,
    }),
    nextSweep: findNextSweep(household, { debts, settings, sums }),
    chargedAccount: sums.chargedAccount,
    earlierRoundUps: findOffer(sums.earlier, { household, day, settings }),
  };
}

interface SweepFacts {
  readonly debts: readonly Debt[];
  readonly settings: StoredSettings;
  readonly sums: HouseholdSums;
}

/** When the next sweep moves money, as far as is known now. */
function findNextSweep(
  { now, timeZone }: RequestContext,
  { debts, settings, sums }: SweepFacts,
): Instant | undefined {
  const { purse, chargedAccount, thresholdDueAt } = sums;
  const waiting = waitingIn(purse);
  const { sweep, floor, pausedUntil, autoApplyThreshold } = settings;
  const isReached = thresholdDueAt !== undefined && waiting >= autoApplyThreshold;
  return nextSweep({
    waiting: sweepable({ waiting, account: chargedAccount, floor }),
    hasTarget: sweepHasTarget({ debts, settings }),
    sweep,
    thresholdReachedAt: isReached ? reachedAt(thresholdDueAt) : undefined,
    pausedUntil: pausedUntil ?? undefined,
    now,
    timeZone,
  });
}

/** When the threshold was reached, for a sweep that is due at a time. */
function reachedAt(dueAt: Instant): Instant {
  const notice = epochMillis(thresholdSweepDue(dueAt)) - epochMillis(dueAt);
  return new Date(epochMillis(dueAt) - notice).toISOString();
}

interface OfferFacts {
  readonly household: RequestContext;
  readonly day: PresentDay;
  readonly settings: StoredSettings;
}

/** The round-ups offered for this month's purchases; absent where there are none. */
function findOffer(
  purchases: readonly EarlierPurchase[],
  { household, day, settings }: OfferFacts,
): EarlierRoundUps | undefined {
  if (!isCollecting(settings, household.now)) return undefined;
  return earlierOffer(purchases, { from: day.firstOfMonth, multiplier: settings.multiplier });
}
