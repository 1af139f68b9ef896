import type { Months } from '../index.ts';
import type { CalendarDay } from '../../time/index.ts';
import { cardDisclosure, type CardBalance, type CardDisclosure } from './cardDisclosure.ts';
import { debtTermsNow } from './debtTermsNow.ts';
import { promotionMonths } from './promotionMonths.ts';
import { minimumRuleOf } from './minimumRule.ts';
import { owedNow } from './owedNow.ts';
import type { PlanDebt } from './plan.ts';

/**
 * The {@link cardDisclosure} of a debt: all that is owed on it at its rate, and at that of its promotion
 * until the month in which that ends. Without a rule, the minimum is the same each month.
 *
 * @param asOf the day of the balance.
 * @throws RangeError as `cardDisclosure`.
 * @example debtDisclosure(debt, calendarDay('2026-11-19')).minimumOnly.years // 16
 */
export function debtDisclosure(debt: PlanDebt, asOf: CalendarDay): CardDisclosure {
  return cardDisclosure([cardBalance(debt, asOf)], minimumRuleOf(debt));
}

function cardBalance(debt: PlanDebt, asOf: CalendarDay): CardBalance {
  const { interestRate } = debt;
  const balance = owedNow(debt);
  const { promotion } = debtTermsNow(debt, asOf);
  if (!promotion) return { balance, interestRate };
  const months = promotionMonths(debt, asOf) as Months;
  return { balance, interestRate, promotion: { interestRate: promotion.interestRate, months } };
}
