import {
  NOTIFICATION_TEST_TYPES,
  type NotificationTestRequest,
  type NotificationTestType,
} from '@dime-time/finance-core/contract';
import type { ActionResult } from '../../actionResult.ts';

/** The words of one test: what a device would show. */
export interface TestNotificationWords {
  /** The headline. */
  readonly title: string;
  /** The sentence under it. */
  readonly description: string;
}

/** Makes the call that tests one notification, and tells what the server answered. */
export type TestNotificationAction = (
  request: NotificationTestRequest,
  words: TestNotificationWords,
) => Promise<ActionResult>;

/** The person of every test: tests reach no real one. */
export const TEST_USER_ID = 'demo-user';

interface NotificationTest extends TestNotificationWords {
  /** Sample data of the type, in the spellings of the contract. */
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

const TESTS: Record<NotificationTestType, NotificationTest> = {
  roundup: {
    title: 'Round-up',
    description: 'A purchase of $4.67 left $0.33 of spare change.',
    data: { merchant: 'Corner Coffee', amount: '4.67', roundUpAmount: '0.33' },
  },
  debt_timeline: {
    title: 'Debt Timeline',
    description: 'The debt-free date has moved two months closer.',
    data: { monthsSaved: 2, debtFreeDate: '2029-04-01' },
  },
  interest_savings: {
    title: 'Interest Savings',
    description: 'An extra payment has saved $42.10 of interest.',
    data: { debtName: 'Store Card', interestSaved: '42.10' },
  },
  competitive_savings: {
    title: 'Competitive Savings',
    description: 'This month’s savings are ahead of most households.',
    data: { savedThisMonth: '58.20', percentile: 80 },
  },
  axos_earnings: {
    title: 'Axos Earnings',
    description: 'The collected balance has earned interest at 4% APY.',
    data: { apy: 4, earned: '0.48' },
  },
  dtt_rewards: {
    title: 'DTT Rewards',
    description: 'A round-up has earned 0.1 DTT.',
    data: { action: 'round_up', amount: '0.1' },
  },
  debt_avalanche: {
    title: 'Debt Avalanche',
    description: 'The next payment goes to the highest interest.',
    data: { debtName: 'Store Card', interestRate: 24.99, amount: '25.00' },
  },
  streak_maintenance: {
    title: 'Streak Maintenance',
    description: 'A streak of seven days wants to go on.',
    data: { days: 7 },
  },
  morning_motivation: {
    title: 'Morning Motivation',
    description: 'Yesterday’s spare change, to begin the day with.',
    data: { roundUpsYesterday: '2.41' },
  },
  evening_celebration: {
    title: 'Evening Celebration',
    description: 'What today’s round-ups came to.',
    data: { roundUpsToday: '3.15', purchases: 5 },
  },
  premium_teaser: {
    title: 'Premium Teaser',
    description: 'What the subscription of $2.99 a month adds.',
    data: { pricePerMonth: '2.99' },
  },
  weekly_challenge: {
    title: 'Weekly Challenge',
    description: 'Ten dollars of round-ups in seven days.',
    data: { goal: '10.00', days: 7 },
  },
};

/** The tests there are, in the order of the contract. */
export const NOTIFICATION_TESTS = NOTIFICATION_TEST_TYPES.map((type) => ({ type, ...TESTS[type] }));

/**
 * What the test of a type sends.
 *
 * @example testRequest('streak_maintenance') // { userId: 'demo-user', type: 'streak_maintenance', days: 7 }
 */
export function testRequest(type: NotificationTestType): NotificationTestRequest {
  return { userId: TEST_USER_ID, type, ...TESTS[type].data };
}
