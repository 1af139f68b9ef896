import { endpoints, writeBody } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { NOTIFICATION_TESTS, testRequest } from './NotificationTestCenter.model.ts';

// @requirement 7.notification-types
test('twelve types, in the order of the contract', () => {
  expect(NOTIFICATION_TESTS.map(({ type }) => type)).toEqual([
    'roundup',
    'debt_timeline',
    'interest_savings',
    'competitive_savings',
    'axos_earnings',
    'dtt_rewards',
    'debt_avalanche',
    'streak_maintenance',
    'morning_motivation',
    'evening_celebration',
    'premium_teaser',
    'weekly_challenge',
  ]);
  expect(new Set(NOTIFICATION_TESTS.map(({ title }) => title)).size).toBe(12);
});

// @requirement 6.roles.demo-user
test.each(NOTIFICATION_TESTS)('$type sends the fixed user and its own data', ({ type, data }) => {
  const request = testRequest(type);
  expect(request).toEqual({ userId: 'demo-user', type, ...data });
  expect(Object.keys(request).length).toBeGreaterThan(2);
  expect(writeBody(endpoints.testNotification, request)).toEqual(request);
});
