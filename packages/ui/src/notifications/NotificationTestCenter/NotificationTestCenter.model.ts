import {
  NOTIFICATION_TEST_TYPES,
  type NotificationTestRequest,
  type NotificationTestType,
} from '@dime-time/finance-core/contract';
import type { ActionResult } from '../../primitives/index.ts';
import type { NotificationTestCenterWords } from '../../words/subjects/notifications/notificationTestCenter.ts';

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

/** Sample data of each type, in the spellings of the contract. */
export const TEST_DATA: Record<
  NotificationTestType,
  Readonly<Record<string, string | number | boolean>>
> = {
  roundup: { merchant: 'Corner Coffee', amount: '4.67', roundUpAmount: '0.33' },
  debt_timeline: { monthsSaved: 2, debtFreeDate: '2029-04-01' },
  interest_savings: { debtName: 'Store Card', interestSaved: '42.10' },
  competitive_savings: { savedThisMonth: '58.20', percentile: 80 },
  axos_earnings: { apy: 4, earned: '0.48' },
  dtt_rewards: { action: 'round_up', amount: '0.1' },
  debt_avalanche: { debtName: 'Store Card', interestRate: 24.99, amount: '25.00' },
  streak_maintenance: { days: 7 },
  morning_motivation: { roundUpsYesterday: '2.41' },
  evening_celebration: { roundUpsToday: '3.15', purchases: 5 },
  premium_teaser: { pricePerMonth: '2.99' },
  weekly_challenge: { goal: '10.00', days: 7 },
};

/** All tests with their texts, in the order of the contract. */
export function notificationTests(words: NotificationTestCenterWords) {
  const texts = textsOf(words);
  return NOTIFICATION_TEST_TYPES.map((type) => ({ type, ...texts[type] }));
}

function textsOf(
  words: NotificationTestCenterWords,
): Record<NotificationTestType, TestNotificationWords> {
  return {
    roundup: { title: words.roundup, description: words.roundupText },
    debt_timeline: { title: words.debtTimeline, description: words.debtTimelineText },
    interest_savings: { title: words.interestSavings, description: words.interestSavingsText },
    competitive_savings: {
      title: words.competitiveSavings,
      description: words.competitiveSavingsText,
    },
    axos_earnings: { title: words.axosEarnings, description: words.axosEarningsText },
    dtt_rewards: { title: words.dttRewards, description: words.dttRewardsText },
    debt_avalanche: { title: words.debtAvalanche, description: words.debtAvalancheText },
    streak_maintenance: {
      title: words.streakMaintenance,
      description: words.streakMaintenanceText,
    },
    morning_motivation: {
      title: words.morningMotivation,
      description: words.morningMotivationText,
    },
    evening_celebration: {
      title: words.eveningCelebration,
      description: words.eveningCelebrationText,
    },
    premium_teaser: { title: words.premiumTeaser, description: words.premiumTeaserText },
    weekly_challenge: { title: words.weeklyChallenge, description: words.weeklyChallengeText },
  };
}

/**
 * Returns the request of a type’s test.
 *
 * @example testRequest('streak_maintenance') // { userId: 'demo-user', type: 'streak_maintenance', days: 7 }
 */
export function testRequest(type: NotificationTestType): NotificationTestRequest {
  return { userId: TEST_USER_ID, type, ...TEST_DATA[type] };
}
