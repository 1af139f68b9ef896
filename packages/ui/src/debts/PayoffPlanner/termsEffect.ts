import {
  planInput,
  simulatePlan,
  type PlanChoices,
  type PlanResult,
} from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { PlanTermsWords } from '../../words/subjects/debts/planTerms.ts';
import type { PlannedHousehold } from '../planDraft.ts';

interface EffectTexts {
  words: PlanTermsWords;
  money: MoneyText;
  formats: Formats;
}

/** The plan of a household with other terms of one of its debts. */
export function planWith(
  changed: Debt,
  plan: PlanChoices,
  household: PlannedHousehold,
): PlanResult {
  const debts = household.debts.map((debt) => (debt.id === changed.id ? changed : debt));
  return simulatePlan(planInput(plan, { ...household, debts }));
}

/**
 * What a plan would be if the terms of a debt were changed, beside what it is.
 *
 * @param current the plan as it is: that of the choices for the household.
 * @param changed the debt with its new terms; without it, the plan as it is.
 */
export function termsEffect(
  current: PlanResult,
  plan: PlanChoices,
  household: PlannedHousehold,
  changed: Debt | undefined,
  { words, money, formats }: EffectTexts,
): string {
  const endOf = ({ debtFreeDate, interest }: PlanResult) =>
    debtFreeDate && { date: formats.monthYear(debtFreeDate), interest: money(interest) };
  const now = endOf(current);
  if (!changed) return now ? words.now(now) : words.nowEndless;
  const then = endOf(planWith(changed, plan, household));
  if (!then) return words.thenEndless;
  return now
    ? words.changed({ ...then, dateNow: now.date, interestNow: now.interest })
    : words.ends(then);
}
