import { endpoints, writeBody } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { notificationTestCenterWords } from '../words/notificationTestCenter.ts';
import { notificationTests, TEST_DATA, testRequest } from './NotificationTestCenter.model.ts';

const tests = notificationTests(wordsOf(notificationTestCenterWords, ENGLISH));

// @requirement 7.notification-types
test('twelve types, in the order of the contract', () => {
  expect(tests.map(({ type }) => type)).toEqual([
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
  expect(new Set(tests.map(({ title }) => title)).size).toBe(12);
});

// @requirement 6.roles.demo-user
test.each(tests)('$type sends the fixed user and its own data', ({ type }) => {
  const request = testRequest(type);
  expect(request).toEqual({ userId: 'demo-user', type, ...TEST_DATA[type] });
  expect(Object.keys(request).length).toBeGreaterThan(2);
  expect(writeBody(endpoints.testNotification, request)).toEqual(request);
});
