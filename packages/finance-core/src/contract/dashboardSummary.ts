import * as v from 'valibot';
import type { Cents } from '../money/cents.ts';
import type { Instant } from '../time/index.ts';
import { EARLIER_CAUSES } from '../round-ups/purse/earlierCauses.ts';
import type { EarlierRoundUps } from '../round-ups/purse/earlierOffer.ts';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { optionalField } from './fields/optionalField.ts';
import { planChoices } from './plan.ts';

/** The account that round-ups and payments are taken from. */
export interface ChargedAccount {
  accountId: string;
  name: string;
  /** Its last digits; empty where the bank gives none. */
  mask: string;
  /** The available balance; absent where the bank does not report it. */
  available?: Cents | undefined;
  /** When it was linked: what was paid before left no account. */
  linkedAt?: Instant | undefined;
}

const chargedAccount: v.GenericSchema<unknown, ChargedAccount> = v.object({
  accountId: idField,
  name: v.string(),
  mask: v.string(),
  available: optionalField(moneyField),
  linkedAt: optionalField(instantField),
});

const earlierRoundUps: v.GenericSchema<unknown, EarlierRoundUps> = v.object({
  from: dayField,
  amount: moneyField,
  purchases: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Missing and unknown read as `link`. */
  cause: v.fallback(v.picklist(EARLIER_CAUSES), 'link'),
});

/** The figures at the top of the dashboard. */
export const dashboardSummary = v.object({
  /** All round-ups ever: `roundUpsWaiting + roundUpsApplied + roundUpsInvested + roundUpsReturned`. */
  totalRoundUps: moneyField,
  /** Round-ups since the first of the month. */
  thisMonthRoundUps: moneyField,
  totalDebt: moneyField,
  /** Debt payments since the first of the month. */
  thisMonthPayments: moneyField,
  /** A percentage: 23 is 23 %. */
  progressPercentage: v.pipe(v.number(), v.finite()),
  /** `null` where no date exists: no debt, or payments below the interest. */
  debtFreeDate: v.nullish(dayField, null),
  /** Extension `purse`: collected and not used yet. */
  roundUpsWaiting: optionalField(moneyField),
  /** Extension `purse`: paid on debts. */
  roundUpsApplied: optionalField(moneyField),
  /** Extension `purse`: given to coins. */
  roundUpsInvested: optionalField(moneyField),
  /** Extension `purse`: returned by refunds. */
  roundUpsReturned: optionalField(moneyField),
  /** Extension `purse`: when round-ups are applied next; absent where no sweep would move money. */
  nextSweep: optionalField(instantField),
  /** Extension `purse`: today in the user's time zone, from which `debtFreeDate` counts. */
  asOf: optionalField(dayField),
  /** Extension `purse`: the round-ups of a month that pay debts, as `debtFreeDate` assumes them. */
  monthlyRoundUps: optionalField(moneyField),
  /** Extension `plan`: the saved plan, which `debtFreeDate` follows; absent without one. */
  plan: optionalField(planChoices),
  /** Extension `purse`: absent where no account is linked. */
  chargedAccount: optionalField(chargedAccount),
  /** Extension `purse`: absent once it is answered, or where there is nothing to offer. */
  earlierRoundUps: optionalField(earlierRoundUps),
});

/** Extension `purse`: from which day on earlier purchases are rounded up, too; `null` for none. */
export const includeRoundUpsRequest = v.strictObject({ from: v.nullable(dayField) });

export type { EarlierRoundUps };
export type DashboardSummary = v.InferOutput<typeof dashboardSummary>;
export type IncludeRoundUpsRequest = v.InferOutput<typeof includeRoundUpsRequest>;
