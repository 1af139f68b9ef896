import type { Apr, CalendarDay, Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { PayoffDebt } from '../PayoffEstimate/payoffForecast.ts';
import type { Formats } from '../../words/index.ts';
import type { PaymentBoostWords } from '../../words/subjects/debts/paymentBoost.ts';
import type { BoostEffect, BoostEstimate } from './PaymentBoost.model.ts';

export interface BoostTexts {
  simple: string;
  /** What the estimate with interest takes for granted. */
  withInterestLabel: string;
  withInterest: string;
  why: readonly string[];
}

/** A payment, and its effect. */
export interface EstimatedBoost {
  debt: PayoffDebt;
  /** The rate of the debt now. */
  interestRate: Apr;
  amount: Cents;
  estimate: BoostEstimate;
  /** The household’s monthly payment in its forecast. */
  monthlyPayment: Cents;
  /** The day of the debt’s next payment, if known. */
  dueOn: CalendarDay | undefined;
}

/** Words the effect of a payment, and explains the figures. */
export function boostWords(
  { debt, interestRate, amount, estimate, monthlyPayment, dueOn }: EstimatedBoost,
  money: MoneyText,
  words: PaymentBoostWords,
  formats: Formats,
): BoostTexts {
  const paid = money(amount);
  const { effect } = estimate;
  const isOnTop = effect.kind === 'saves' || effect.kind === 'ends-it';
  return {
    withInterestLabel: dueOn && isOnTop ? words.withInterestOnTop : words.withInterest,
    simple: simpleText(estimate, words),
    withInterest: effectText(effect, money, words, formats),
    why: [
      words.whySimple({
        amount: paid,
        balance: money(debt.currentBalance),
        rate: formats.apr(interestRate),
      }),
      words.whyInterest({ amount: paid, payment: money(monthlyPayment) }),
      ...householdTexts(effect, money, words, formats),
      ...(dueOn ? nextPaymentTexts(effect, dueOn, money, words, formats) : []),
    ],
  };
}

function simpleText({ simpleMonths, effect }: BoostEstimate, words: PaymentBoostWords): string {
  if (effect.kind === 'clears') return words.clears;
  if (simpleMonths === 'most') return words.clearsMost;
  return words.monthsSooner({ months: simpleMonths });
}

function effectText(
  effect: BoostEffect,
  money: MoneyText,
  words: PaymentBoostWords,
  formats: Formats,
): string {
  switch (effect.kind) {
    case 'clears':
      return words.clears;
    case 'saves': {
      if (savesElsewhere(effect)) {
        return words.lessElsewhere({ interest: money(effect.householdInterest) });
      }
      const duration = effect.months > 0 ? formats.duration(effect.months) : undefined;
      const interest = effect.interest > 0 ? money(effect.interest) : undefined;
      if (duration !== undefined && interest !== undefined) {
        return words.soonerAndLess({ duration, interest });
      }
      if (duration !== undefined) return words.sooner({ duration });
      return interest === undefined ? words.smaller : words.less({ interest });
    }
    case 'ends-it':
      return words.ends({ duration: formats.duration(effect.months) });
    case 'still-never':
      return words.stillNever;
  }
}

type Savings = Extract<BoostEffect, { kind: 'saves' }>;

/**
 * Whether other debts save instead: of two debts with the same rate, the larger is paid first, so a
 * payment on one can shift later money to the other.
 */
function savesElsewhere(effect: Savings): effect is Savings & { householdInterest: Cents } {
  const savesHere = effect.months >= 0 && (effect.months > 0 || effect.interest > 0);
  return !savesHere && effect.householdInterest !== undefined && effect.householdInterest > 0;
}

/** The savings of all debts: money that one debt no longer needs goes to the others. */
function householdTexts(
  effect: BoostEffect,
  money: MoneyText,
  words: PaymentBoostWords,
  formats: Formats,
): string[] {
  if (effect.kind !== 'saves' || !effect.householdInterest) return [];
  if (savesElsewhere(effect)) {
    return [
      effect.months < 0
        ? words.whyLater({ duration: formats.duration(-effect.months) })
        : words.whyNothing,
    ];
  }
  if (effect.householdInterest === effect.interest) return [];
  return [words.whyAll({ interest: money(effect.householdInterest) })];
}

/** What is saved where the payment is taken for a part of the next one. */
function nextPaymentTexts(
  effect: BoostEffect,
  dueOn: CalendarDay,
  money: MoneyText,
  words: PaymentBoostWords,
  formats: Formats,
): string[] {
  const interest = effect.kind === 'saves' ? effect.interestIfRestIsPaid : undefined;
  if (interest === undefined || interest < 0) return [];
  return [words.whyNextPayment({ day: formats.monthDayInText(dueOn), interest: money(interest) })];
}
