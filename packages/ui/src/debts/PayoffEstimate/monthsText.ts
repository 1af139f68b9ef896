import type { PayoffEstimateWords } from '../../words/subjects/debts/payoffEstimate.ts';

/** A number of months beside one that is in months, too: in months first, `86 months (7 yr 2 mo)`. */
export function monthsText(months: number, words: PayoffEstimateWords): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return words.months({ months });
  return rest === 0
    ? words.monthsInYears({ months, years })
    : words.monthsInBoth({ months, years, rest });
}
