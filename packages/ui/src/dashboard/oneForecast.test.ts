import {
  addDays,
  aprFromPercent,
  calendarDay,
  calendarDayOf,
  cents,
  formatMonthYear,
  formatUsd,
  type PlanChoices,
} from '@dime-time/finance-core';
import { EMPTY_PURSE, summarizeHousehold } from '@dime-time/finance-core/household';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { householdFigures } from '../round-ups/index.ts';
import { monthText } from '../charts/plot/monthText.ts';
import { payoffChartWords } from '../charts/words/payoffChart.ts';
import { ENGLISH, formatsOf, wordsOf } from '../words/index.ts';
import { debtFreeText } from './SummaryCards/SummaryCards.model.ts';
import { ready } from '../primitives/loadable.ts';
import { payoffPlans } from '../debts/Debts/Debts.model.ts';
import { forecastExplanationWords } from '../debts/words/forecastExplanation.ts';
import { payoffPlansWords } from '../debts/words/payoffPlans.ts';
import { summaryCardsWords } from './words/summaryCards.ts';

const formats = formatsOf('en-US');

const plans = wordsOf(payoffPlansWords, ENGLISH);
const words = wordsOf(summaryCardsWords, ENGLISH);
const chart = wordsOf(payoffChartWords, ENGLISH);
const explanation = wordsOf(forecastExplanationWords, ENGLISH);

const HOUSEHOLDS = 50;
const DAYS = 400;
/** Each household is checked on every tenth day, so that together they cover all days. */
const STEP = 10;
const FIRST_DAY = calendarDay('2026-01-01');
const BROWSERS = ['America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu'];
const HOUSEHOLD_ZONE = 'America/New_York';

const debt = fc.record({
  currentBalance: fc.integer({ min: 1, max: 3_000_000 }).map((value) => cents(value)),
  originalBalance: fc.constant(cents(3_000_000)),
  minimumPayment: fc.integer({ min: 1_000, max: 60_000 }).map((value) => cents(value)),
  interestRate: fc.integer({ min: 0, max: 36 }).map((value) => aprFromPercent(value)),
});
const settings = fc.record({
  isEnabled: fc.boolean(),
  cryptoEnabled: fc.boolean(),
  cryptoPercentage: fc.constantFrom(10, 25, 50, 75),
});
const savedPlan: fc.Arbitrary<PlanChoices> = fc.record({
  strategy: fc.constantFrom('avalanche', 'snowball', 'custom', 'minimum-only'),
  order: fc.constantFrom([], ['d_1', 'd_0']),
  extraMonthly: fc.integer({ min: 0, max: 30_000 }).map((value) => cents(value)),
  oneOffs: fc.constant([]),
  includeRoundUps: fc.boolean(),
});
const household = fc.record({
  debts: fc
    .array(debt, { minLength: 1, maxLength: 4 })
    .map((some) => some.map((one, at) => ({ ...one, id: `d_${at}` }))),
  settings,
  recentRoundUps: fc.integer({ min: 0, max: 30_000 }).map((value) => cents(value)),
  minuteOfDay: fc.integer({ min: 0, max: 1439 }),
  plan: fc.option(savedPlan, { nil: undefined }),
});

test('the first plan ends on the date of the dashboard: 50 households, 400 days, three browsers', () => {
  const households = fc.sample(household, { numRuns: HOUSEHOLDS, seed: 12 });
  households.forEach(({ minuteOfDay, ...sums }, at) => {
    for (let day = at % STEP; day < DAYS; day += STEP) {
      const midnight = Date.parse(`${addDays(FIRST_DAY, day)}T00:00:00Z`);
      const now = new Date(midnight + minuteOfDay * 60_000).toISOString();
      const summary = summarizeHousehold({
        ...sums,
        now,
        today: calendarDayOf(now, HOUSEHOLD_ZONE),
        purse: EMPTY_PURSE,
        thisMonthRoundUps: cents(0),
        thisMonthPayments: cents(0),
      });
      for (const timeZone of BROWSERS) {
        const figures = householdFigures(ready(summary), undefined, { asOf: now, timeZone });
        if (figures.status !== 'ready') throw new Error('The summary has all that is needed.');
        const { today: asOf, monthlyRoundUps, plan } = figures.data;
        const [first] = payoffPlans(
          { debts: sums.debts, monthlyRoundUps, asOf, plan },
          plans,
        ).lines;
        const { value } = debtFreeText(
          summary,
          { minimums: undefined, freed: cents(0), isEndless: undefined },
          formatUsd,
          words,
          explanation,
          formats,
        );
        if (first?.outcome !== 'paid-off') {
          expect(value).toBe('None yet');
          continue;
        }
        expect(monthText(first.balances.length - 1, asOf, chart, formats)).toBe(value);
        expect(value).toBe(formatMonthYear(summary.debtFreeDate ?? asOf));
      }
    }
  });
});
