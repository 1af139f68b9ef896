import * as v from 'valibot';
import type { PlanChoices } from '../forecast/household.ts';
import type { Cents } from '../money/cents.ts';
import type { CalendarDay } from '../time/calendarDay.ts';
import { dayField } from './fields/dayField.ts';
import { idField } from './fields/idField.ts';
import { instantField } from './fields/instantField.ts';
import { moneyField } from './fields/moneyField.ts';
import { moneyInput, positiveMoneyInput } from './fields/moneyInput.ts';
import { optionalField } from './fields/optionalField.ts';
import { textInput } from './fields/textInput.ts';

/** The orders in which a saved plan pays debts; `custom` is the order of its list of ids. */
export const PLAN_STRATEGIES = ['avalanche', 'snowball', 'custom', 'minimum-only'] as const;
export type PlanStrategy = (typeof PLAN_STRATEGIES)[number];

/** The most one-off payments of a plan. */
export const MOST_ONE_OFFS = 60;

/** A payment on a day. */
export interface OneOff {
  on: CalendarDay;
  amount: Cents;
  note?: string | undefined;
}

const oneOffInput: v.GenericSchema<unknown, OneOff> = v.strictObject({
  on: dayField,
  amount: positiveMoneyInput,
  note: v.optional(textInput(100)),
});

const oneOff: v.GenericSchema<unknown, OneOff> = v.object({
  on: dayField,
  amount: moneyField,
  note: optionalField(v.string()),
});

/** Extension `plan`: the whole plan, as it is saved. */
export const planRequest = v.strictObject({
  strategy: v.picklist(PLAN_STRATEGIES),
  /** The ids of debts, first to be paid first; used by the strategy `custom`, kept by the others. */
  order: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), v.maxLength(200)),
  /** Paid each month on top of the minimums and the round-ups. */
  extraMonthly: moneyInput,
  oneOffs: v.pipe(v.array(oneOffInput), v.maxLength(MOST_ONE_OFFS)),
  /** Whether the round-ups of a month count as part of the payment. */
  includeRoundUps: v.boolean(),
  /** The day by which the household wants to be free of debt. */
  targetDate: v.optional(dayField),
});

const choices = {
  strategy: v.picklist(PLAN_STRATEGIES),
  order: v.array(idField),
  extraMonthly: moneyField,
  oneOffs: v.array(oneOff),
  includeRoundUps: v.boolean(),
};

const planFields = { ...choices, targetDate: optionalField(dayField) };

/** What a plan pays, without its target and its day. */
export const planChoices: v.GenericSchema<unknown, PlanChoices> = v.object(choices);

/** Extension `plan`: the newest version; without `id` and `since` the plan of a household that has saved none. */
export const savedPlan = v.object({
  ...planFields,
  id: optionalField(idField),
  since: optionalField(instantField),
  /** The days before today on which its one-off payments were made. */
  paidOneOffDays: optionalField(v.array(dayField)),
});

/** What a plan promised on the day it was saved. */
const planForecast = v.object({
  /** The day of the balances; payment k falls k months after it. */
  asOf: dayField,
  monthlyPayment: moneyField,
  /** The interest until the end of the plan. */
  interest: moneyField,
  /** `null` where the plan never ends. */
  debtFreeDate: v.nullish(dayField, null),
  /** What is owed in all: the first on `asOf`, the next after each payment. */
  balances: v.array(moneyField),
  /** What is owed in all at the end of each calendar month, that of `asOf` first, until nothing is owed. */
  monthEnds: v.array(moneyField),
});

/** Extension `plan`: newest first, at most 24. */
export const planVersions = v.array(
  v.object({ ...planFields, id: idField, since: instantField, forecast: planForecast }),
);

export type PlanRequest = v.InferOutput<typeof planRequest>;
export type { PlanForecast } from '../forecast/planInput.ts';
export type SavedPlan = v.InferOutput<typeof savedPlan>;
export type PlanVersion = v.InferOutput<typeof planVersions>[number];
