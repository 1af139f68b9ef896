import type { CalendarDay, PlanOverview } from '@dime-time/finance-core';
import type { MoneyText } from '../../money/index.ts';
import type { Formats } from '../../words/index.ts';
import type { DebtFreeHeroWords } from '../../words/subjects/dashboard/debtFreeHero.ts';

/** What texts are written with. */
interface GainTexts {
  words: DebtFreeHeroWords;
  money: MoneyText;
  formats: Formats;
}

/** What a household gains; a text is missing where there is nothing to say. */
export interface Gains {
  /** How much sooner than with the minimums alone. */
  chip?: string | undefined;
  /** What the round-ups alone bring. */
  roundUps?: string | undefined;
}

/**
 * Says what a household’s forecast gains, beside the date that it belongs to.
 *
 * @param debtFreeDate the date that is shown. If the forecast has another one, nothing is said, since a
 *   gain of another date would contradict it.
 */
export function gainsOf(
  { plan, minimumOnly, savings, roundUpSavings }: PlanOverview,
  debtFreeDate: CalendarDay | null,
  { words, money, formats }: GainTexts,
): Gains {
  if (plan.outcome !== 'paid-off' || plan.debtFreeDate !== debtFreeDate) return {};
  const chip =
    minimumOnly.outcome === 'paid-off'
      ? savings && savings.monthsSaved > 0
        ? words.sooner({ duration: formats.duration(savings.monthsSaved) })
        : undefined
      : words.minimumsNever;
  if (!roundUpSavings || roundUpSavings.interestSaved <= 0) return { chip };
  const interest = money(roundUpSavings.interestSaved);
  const roundUps =
    roundUpSavings.monthsSaved > 0
      ? words.roundUps({ duration: formats.duration(roundUpSavings.monthsSaved), interest })
      : words.roundUpsCheaper({ interest });
  return { chip, roundUps };
}

/** What the gains are compared with. */
export function gainsWhy({ chip, roundUps }: Gains, words: DebtFreeHeroWords): string[] {
  return [
    ...(chip === undefined ? [] : [words.whySooner]),
    ...(roundUps === undefined ? [] : [words.whyRoundUps]),
  ];
}
