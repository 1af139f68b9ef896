import {
  NOTIFICATION_TEST_TYPES,
  type NotificationTestRequest,
  type NotificationTestType,
} from '@dime-time/finance-core/contract';
import type { ActionResult } from '../../primitives/index.ts';

/** The text of one test: what a device would show. */
export interface TestNotificationWords {
  /** The headline. */
  readonly title: string;
  /** The sentence below it. */
  readonly description: string;
}

/** Makes the call that tests one notification, and returns the server’s response. */
export type TestNotificationAction = (
  request: NotificationTestRequest,
  words: TestNotificationWords,
) => Promise<ActionResult>;

/** The user ID of every test: tests reach no real person. */
export const TEST_USER_ID = 'demo-user';

interface NotificationTest extends TestNotificationWords {
  /** Sample data of the type, in the spellings of the contract. */
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

const TESTS: Record<NotificationTestType, NotificationTest> = {
  roundup: {
    title: 'Round-up',
    description: 'A $4.67 purchase left $0.33 in spare change.',
    data: { merchant: 'Corner Coffee', amount: '4.67', roundUpAmount: '0.33' },
  },
  debt_timeline: {
    title: 'Debt Timeline',
    description: 'Your debt-free date moved two months closer.',
    data: { monthsSaved: 2, debtFreeDate: '2029-04-01' },
  },
  interest_savings: {
    title: 'Interest Savings',
    description: 'An extra payment saved $42.10 in interest.',
    data: { debtName: 'Store Card', interestSaved: '42.10' },
  },
  competitive_savings: {
    title: 'Competitive Savings',
    description: 'You saved more than most people this month.',
    data: { savedThisMonth: '58.20', percentile: 80 },
  },
  axos_earnings: {
    title: 'Axos Earnings',
    description: 'Your waiting round-ups earned interest at 4% APY.',
    data: { apy: 4, earned: '0.48' },
  },
  dtt_rewards: {
    title: 'DTT Rewards',
    description: 'A round-up earned 0.1 DTT.',
    data: { action: 'round_up', amount: '0.1' },
  },
  debt_avalanche: {
    title: 'Debt Avalanche',
    description: 'Your next payment goes to your highest-rate debt.',
    data: { debtName: 'Store Card', interestRate: 24.99, amount: '25.00' },
  },
  streak_maintenance: {
    title: 'Streak Maintenance',
    description: 'Keep your seven-day streak going.',
    data: { days: 7 },
  },
  morning_motivation: {
    title: 'Morning Motivation',
    description: 'Start the day with yesterday’s spare change.',
    data: { roundUpsYesterday: '2.41' },
  },
  evening_celebration: {
    title: 'Evening Celebration',
    description: 'See what today’s round-ups added up to.',
    data: { roundUpsToday: '3.15', purchases: 5 },
  },
  premium_teaser: {
    title: 'Premium Teaser',
    description: 'See what you get for $2.99 a month.',
    data: { pricePerMonth: '2.99' },
  },
  weekly_challenge: {
    title: 'Weekly Challenge',
    description: 'Round up $10 in seven days.',
    data: { goal: '10.00', days: 7 },
  },
};

/** All tests, in the order of the contract. */
export const NOTIFICATION_TESTS = NOTIFICATION_TEST_TYPES.map((type) => ({ type, ...TESTS[type] }));

/**
 * Returns the request of a type’s test.
 *
 * @example testRequest('streak_maintenance') // { userId: 'demo-user', type: 'streak_maintenance', days: 7 }
 */
export function testRequest(type: NotificationTestType): NotificationTestRequest {
  return { userId: TEST_USER_ID, type, ...TESTS[type].data };
}
