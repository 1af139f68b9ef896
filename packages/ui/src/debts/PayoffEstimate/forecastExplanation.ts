import {
  debtTermsNow,
  freedMinimums,
  type CalendarDay,
  type Cents,
  type PlanChoices,
  type PlanDebt,
} from '@dime-time/finance-core';
import { sumCents, ZERO_CENTS } from '@dime-time/finance-core/money';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { ForecastExplanationWords } from '../../words/subjects/debts/forecastExplanation.ts';

/** The inputs of a household’s forecast, for its explanation. */
export interface ForecastInputs {
  /** The minimum payments of a month; `undefined` if unknown. */
  minimums: Cents | undefined;
  /** The monthly minimums of debts that are paid off, which the others get now. */
  freed: Cents;
  monthlyRoundUps: Cents;
  /**
   * Whether a debt has a promotional rate now.
   * @default false
   */
  hasPromotion?: boolean | undefined;
  /**
   * The interest estimated since the days of the balances; `undefined` where none is estimated.
   * @default undefined
   */
  estimatedInterest?: Cents | undefined;
  /**
   * What was paid since the last due days, which the next payments are smaller for.
   * @default 0
   */
  paidSinceDue?: Cents | undefined;
  /** Today’s date in the household’s time zone. */
  asOf: CalendarDay;
  /**
   * The saved plan.
   * @default none
   */
  plan?: PlanChoices | undefined;
}

/** The monthly minimums of the debts now and of those that are paid off, and what else they start with. */
export function monthlyPayments(debts: readonly PlanDebt[], today: CalendarDay) {
  const owed = debts.filter(({ currentBalance }) => currentBalance > 0);
  const estimates = owed.flatMap(({ estimatedInterest }) => estimatedInterest ?? []);
  const terms = owed.map((debt) => debtTermsNow(debt, today));
  return {
    minimums: sumCents(terms.map(({ minimumPayment }) => minimumPayment)),
    freed: freedMinimums(debts),
    hasPromotion: terms.some(({ promotion }) => promotion !== undefined),
    estimatedInterest: estimates.length > 0 ? sumCents(estimates) : undefined,
    paidSinceDue: sumCents(owed.map(({ paidSinceDue = ZERO_CENTS }) => paidSinceDue)),
  };
}

/** Explains the debt-free date: its inputs and its rule. */
export function forecastExplanation(
  inputs: ForecastInputs,
  money: MoneyText,
  words: ForecastExplanationWords,
  formats: Formats,
): string[] {
  const { plan, asOf } = inputs;
  const counted = countedInputs(inputs);
  return [
    words.inputs({
      day: formats.dayInText(asOf),
      payments: paymentsText(counted, money, words),
    }),
    ...(plan ? [planText(plan, money, words)] : []),
    movesText(plan, words),
    counted.monthlyRoundUps > 0 ? words.withRoundUps : words.withoutRoundUps,
    ...calculationTexts(inputs, words, money),
  ];
}

/** Where the payment of a debt goes once the debt is paid off. */
const MOVES = {
  avalanche: 'movesOn',
  snowball: 'movesToSmallest',
  custom: 'movesInOrder',
  'minimum-only': 'stays',
} as const;

/** Where a plan, or the default one, pays what a debt that is paid off no longer needs. */
export function movesText(plan: PlanChoices | undefined, words: ForecastExplanationWords): string {
  return words[MOVES[plan?.strategy ?? 'avalanche']];
}

/** Without what the plan leaves out. */
function countedInputs(inputs: ForecastInputs): ForecastInputs {
  const { plan, monthlyRoundUps, freed } = inputs;
  return {
    ...inputs,
    monthlyRoundUps: plan?.includeRoundUps === false ? ZERO_CENTS : monthlyRoundUps,
    freed: plan?.strategy === 'minimum-only' ? ZERO_CENTS : freed,
  };
}

/** How the months of a plan are calculated. */
export function calculationTexts(
  inputs: Partial<ForecastInputs>,
  words: ForecastExplanationWords,
  money: MoneyText,
): string[] {
  const { hasPromotion = false, plan } = inputs;
  const { estimatedInterest, paidSinceDue = ZERO_CENTS } = inputs;
  const countsOneOffs = plan && plan.strategy !== 'minimum-only' && plan.oneOffs.length > 0;
  return [
    ...(estimatedInterest ? [words.estimated({ amount: money(estimatedInterest) })] : []),
    ...(paidSinceDue > 0 ? [words.paidAhead({ amount: money(paidSinceDue) })] : []),
    words.rounding,
    ...(estimatedInterest === undefined ? [] : [words.firstInterest]),
    ...(hasPromotion ? [words.promotions] : []),
    ...(countsOneOffs ? [words.oneOffs] : []),
  ];
}

/** That the forecast follows the saved plan, and what the plan adds. */
function planText(
  { strategy, extraMonthly, oneOffs }: PlanChoices,
  money: MoneyText,
  words: ForecastExplanationWords,
): string {
  // It counts neither.
  if (strategy === 'minimum-only') return words.plan;
  const amount = money(extraMonthly);
  if (oneOffs.length === 0) return extraMonthly > 0 ? words.planExtra({ amount }) : words.plan;
  return extraMonthly > 0 ? words.planExtraOneOffs({ amount }) : words.planOneOffs;
}

/** What is paid each month: `a`, `a and b`, `a, b, and c`. */
function paymentsText(
  { minimums, freed, monthlyRoundUps }: ForecastInputs,
  money: MoneyText,
  words: ForecastExplanationWords,
): string {
  const first =
    minimums === undefined ? words.unknownMinimums : words.minimums({ amount: money(minimums) });
  const freedText = freed > 0 ? words.freed({ amount: money(freed) }) : undefined;
  if (monthlyRoundUps <= 0) {
    return freedText === undefined ? first : words.twoPayments({ first, last: freedText });
  }
  const last = words.roundUps({ amount: money(monthlyRoundUps) });
  return freedText === undefined
    ? words.twoPayments({ first, last })
    : words.threePayments({ first, second: freedText, last });
}
