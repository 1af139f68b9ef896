import type { Apr, Cents } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { PayoffDebt } from '../PayoffEstimate/payoffForecast.ts';
import type { Formats } from '../../words/index.ts';
import type { PaymentBoostWords } from '../../words/subjects/debts/paymentBoost.ts';
import type { BoostEffect, BoostEstimate } from './PaymentBoost.model.ts';

export interface BoostTexts {
  simple: string;
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
}

/** Words the effect of a payment, and explains the figures. */
export function boostWords(
  { debt, interestRate, amount, estimate, monthlyPayment }: EstimatedBoost,
  money: MoneyText,
  words: PaymentBoostWords,
  formats: Formats,
): BoostTexts {
  const paid = money(amount);
  return {
    simple: simpleText(estimate, words),
    withInterest: effectText(estimate.effect, money, words, formats),
    why: [
      words.whySimple({
        amount: paid,
        balance: money(debt.currentBalance),
        rate: formats.apr(interestRate),
      }),
      words.whyInterest({ amount: paid, payment: money(monthlyPayment) }),
      ...householdTexts(estimate.effect, money, words, formats),
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
