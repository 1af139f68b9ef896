import { cents, type Cents } from '@dime-time/finance-core/money';

/** One stream of revenue, for one user and one year. */
export interface RevenueStream {
  readonly name: string;
  /** How the amount is calculated, with its inputs. */
  readonly how: string;
  /** The revenue from one user in a year. */
  readonly perUser: Cents;
}

/** The cost of serving one user for a year. */
export interface CostLine {
  readonly name: string;
  readonly perUser: Cents;
}

/** A kind of product people compare with, and what it does. */
export interface Competitor {
  readonly name: string;
  /** One answer for each of {@link BENCHMARKS}, in its order. */
  readonly does: readonly boolean[];
}

/** One way to reach new users. */
export interface MarketingChannel {
  readonly name: string;
  readonly plan: string;
  /** New users a month, on average over the three years. */
  readonly usersPerMonth: number;
}

/** One way to publish the apps. */
export interface LaunchOption {
  readonly name: string;
  readonly price: Cents;
  readonly text: string;
  readonly points: readonly string[];
}

/** The revenue from one user in a year; the sum is the $93.90 of the landing page. */
export const REVENUE_STREAMS: readonly RevenueStream[] = [
  { name: 'Subscription', how: '$2.99 a month, 12 months', perUser: cents(3588) },
  {
    name: 'Interest revenue',
    how: '4% APY on an average $611 balance (three months of round-ups)',
    perUser: cents(2444),
  },
  {
    name: 'Partner referrals',
    how: '12% of users refinance through a partner each year, at $178 each',
    perUser: cents(2136),
  },
  {
    name: 'Crypto service fee',
    how: '2% of the $611 an average user invests each year',
    perUser: cents(1222),
  },
];

/**
 * The cost of one user in a year; the rest of the revenue is the 85.4% margin of the landing page.
 */
export const COST_LINES: readonly CostLine[] = [
  { name: 'Bank connections', perUser: cents(540) },
  { name: 'Payment processing', perUser: cents(360) },
  { name: 'Customer support', perUser: cents(285) },
  { name: 'Hosting and security', perUser: cents(186) },
];

/** The market, in people and dollars, as on the landing page. */
export const MARKET = {
  /** Americans with credit-card debt. */
  indebted: 77_000_000,
  /** What one of them owes on average. */
  averageDebt: cents(620_000),
  /** How many of them use financial apps, in percent. */
  fintechPercent: 88,
  /** How many may become users. */
  potential: { from: 20_000_000, to: 40_000_000 },
} as const;

/** What users compare, in the order of the columns. */
export const BENCHMARKS: readonly string[] = [
  'Rounds up purchases',
  'Pays down debt',
  'Highest interest first',
  'Optional crypto',
  'Rewards',
];

/** Kinds of products rather than names, because the features of a company change often. */
export const COMPETITORS: readonly Competitor[] = [
  { name: 'Round-up investing apps', does: [true, false, false, false, true] },
  { name: 'Round-up savings at a bank', does: [true, false, false, false, false] },
  { name: 'Debt payoff planners', does: [false, false, true, false, false] },
  { name: 'Debt consolidation lenders', does: [false, true, false, false, false] },
];

/** How the 31,667 new users a month of the landing page are to be won. */
export const MARKETING_CHANNELS: readonly MarketingChannel[] = [
  {
    name: 'Referrals',
    plan: 'Users invite others; both earn tokens at the first milestone.',
    usersPerMonth: 9_500,
  },
  {
    name: 'App stores and search',
    plan: 'Store pages and answers to what people search for when a bill arrives.',
    usersPerMonth: 7_917,
  },
  {
    name: 'Credit unions and employers',
    plan: 'A partner edition with the partner’s own brand.',
    usersPerMonth: 6_333,
  },
  {
    name: 'Education and short videos',
    plan: 'Avalanche, snowball, and real payoff stories, explained in a minute.',
    usersPerMonth: 4_750,
  },
  {
    name: 'Veteran community',
    plan: 'Veteran-owned, with transition programs and local chapters.',
    usersPerMonth: 3_167,
  },
];

/** Phase 2: lending, planned and not offered. */
export const LENDING = {
  exampleBalance: cents(620_000),
  currentApr: 24.99,
  offeredApr: 14.99,
  interestNow: cents(154_938),
  interestThen: cents(92_938),
  gates: [
    'A partner bank makes the loans under its own license; we don’t lend ourselves.',
    'Starts after year 2, with 400K users and two years of payment history.',
    'Only offered where it lowers the total cost of a debt, fees included.',
    'Legal review in each state before the first loan there.',
  ],
} as const;

/** The two kinds of developer account, with what they cost. */
export const LAUNCH_OPTIONS: readonly LaunchOption[] = [
  {
    name: 'Individual developer account',
    price: cents(9_900),
    text: 'The quick start: one person publishes.',
    points: [
      'Published under the founder’s own name',
      'Ready in days, no company paperwork',
      'Moves to a business account later',
    ],
  },
  {
    name: 'Business account',
    price: cents(29_900),
    text: 'The lasting choice: the company publishes.',
    points: [
      'Published under the company’s name',
      'Separate roles for team members',
      'What banks and partners expect to see',
    ],
  },
];
