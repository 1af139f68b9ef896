import { describe, expect, test } from 'vitest';
import { cents, formatCompactUsd, formatUsd, scaleCents } from '@dime-time/finance-core/money';
import { ENGLISH, formatsOf, wordsOf } from '../../words/index.ts';
import { landingProjections } from '../BusinessProjections/BusinessProjections.content.ts';
import { businessPlanWords } from '../words/businessPlan.ts';
import { words as spanishCatalogue } from '../../words/locales/es-US/marketing.ts';
import { peopleWords } from '../words/people.ts';
import { businessProjectionsWords } from '../words/businessProjections.ts';
import {
  dollarsLabel,
  interestOfYear,
  peopleLabel as peopleIn,
  sharePercent,
  unitEconomics,
} from './BusinessAnalytics.model.ts';
import { businessPlan, comparison, launchOptions, MARKET, marketingChannels } from './ourPlan.ts';

const words = wordsOf(businessPlanWords, ENGLISH);
const peopleLabel = (people: number) =>
  peopleIn(people, wordsOf(peopleWords, ENGLISH), formatsOf('en-US'));
const { streams, costs } = businessPlan(words);
const { revenue, market, growth } = landingProjections(wordsOf(businessProjectionsWords, ENGLISH));

/** The figure of the landing page in front of this text. */
function landingFigure(
  points: readonly { figure: string; after: string }[],
  after: string,
): string {
  const point = points.find((one) => one.after === after);
  if (!point) throw new Error(`the landing page says nothing on '${after}'`);
  return point.figure;
}

describe('the plan agrees with the landing page', () => {
  const plan = unitEconomics(streams, costs);

  test('on the revenue per user', () => {
    expect(formatUsd(plan.revenuePerUser)).toBe(
      landingFigure(revenue.points, 'revenue per user per year'),
    );
  });

  test('on the revenue of a million users', () => {
    expect(formatCompactUsd(plan.revenue)).toBe(revenue.lead.figure);
  });

  test('on the margin', () => {
    expect(`${plan.marginPercent}%`).toBe(landingFigure(revenue.points, 'profit margin'));
  });

  test('on the market', () => {
    expect(peopleLabel(MARKET.indebted)).toBe(market.lead.figure);
    expect(formatUsd(MARKET.averageDebt, { cents: 'when-needed' })).toBe(
      landingFigure(market.points, 'average debt per person'),
    );
    expect(`${MARKET.fintechPercent}%`).toBe(landingFigure(market.points, 'fintech adoption'));
    const { from, to } = MARKET.potential;
    expect(`${from / 1e6}-${peopleLabel(to)}`).toBe(
      landingFigure(market.points, 'potential users'),
    );
  });

  test('on the new users a month', () => {
    const users = marketingChannels(words).reduce((sum, channel) => sum + channel.usersPerMonth, 0);
    expect(peopleLabel(users)).toBe(growth.pace.figure);
  });
});

describe('the inputs named in words give the amounts', () => {
  const amountOf = (name: string) => streams.find((one) => one.name === name)?.perUser;

  test('subscription: 12 × $2.99', () => {
    expect(amountOf('Subscription')).toBe(299 * 12);
  });

  test('a quarter of a year’s round-ups at $47 a week is $611', () => {
    expect((47 * 52) / 4).toBe(611);
  });

  test('interest: 4% of $611', () => {
    expect(amountOf('Interest revenue')).toBe(scaleCents(cents(61_100), 4, 100, 'half-up'));
  });

  test('referrals: 12 of 100 at $178', () => {
    expect(amountOf('Partner referrals')).toBe(scaleCents(cents(17_800), 12, 100, 'half-up'));
  });

  test('crypto: 2% of $611', () => {
    expect(amountOf('Crypto service fee')).toBe(scaleCents(cents(61_100), 2, 100, 'half-up'));
  });
});

test('each competitor answers every benchmark, and none answers all', () => {
  const { benchmarks, competitors } = comparison(words);
  for (const { does } of competitors) {
    expect(does).toHaveLength(benchmarks.length);
    expect(does).toContain(false);
  }
});

// @requirement 2.business.launch-costs
test('launch costs are those of the specification', () => {
  expect(launchOptions(words).map(({ name, price }) => [name, price])).toEqual([
    ['Individual developer account', 9900],
    ['Business account', 29_900],
  ]);
});

describe('unitEconomics', () => {
  test('is zero without revenue, without a division by zero', () => {
    expect(unitEconomics([], [])).toEqual({
      revenuePerUser: 0,
      costPerUser: 0,
      profitPerUser: 0,
      revenue: 0,
      profit: 0,
      marginPercent: 0,
    });
  });

  test('a loss is a negative margin', () => {
    const plan = unitEconomics([{ perUser: cents(100) }], [{ perUser: cents(150) }]);
    expect(plan).toMatchObject({ profitPerUser: -50, marginPercent: -50 });
  });
});

test.each([
  [620_000, 24.99, 154_938],
  [620_000, 14.99, 92_938],
  [0, 24.99, 0],
])('interestOfYear(%i, %d) is %i', (balance, apr, interest) => {
  expect(interestOfYear(cents(balance), apr)).toBe(interest);
});

test.each([
  [3588, 9390, 38],
  [0, 9390, 0],
  [5, 0, 0],
])('sharePercent(%i, %i) is %i', (part, whole, percent) => {
  expect(sharePercent(part, whole)).toBe(percent);
});

test.each([
  [67_760_000, '67.8M'],
  [40_000_000, '40M'],
  [31_667, '31,667'],
  [1_000, '1,000'],
  [950, '950'],
])('peopleLabel(%i) is %s', (people, label) => {
  expect(peopleLabel(people)).toBe(label);
});

test('millions of people are a word in Spanish', () => {
  const spanish = wordsOf(peopleWords, { locale: 'es-US', catalogue: spanishCatalogue });
  expect(peopleIn(67_760_000, spanish, formatsOf('es-US'))).toBe('67.8 millones');
});

test.each([
  [9_390_000_000, '$93.90M', '$93.90 millones'],
  [100_000_000, '$1.00M', '$1.00 millones'],
  [47_740_000_000_000, '$477.40B', '$477,400 millones'],
  [5_000_000, '$50.00K', '$50.00 mil'],
])('%i cents are %s, in Spanish %s, as its millions of people are', (amount, english, spanish) => {
  const catalogue = { locale: 'es-US', catalogue: spanishCatalogue };
  const label = (language: typeof catalogue | typeof ENGLISH, locale: string) =>
    dollarsLabel(cents(amount), wordsOf(peopleWords, language), formatsOf(locale));
  expect(label(ENGLISH, 'en-US')).toBe(english);
  expect(label(catalogue, 'es-US').replaceAll('\u00A0', ' ')).toBe(spanish);
});
