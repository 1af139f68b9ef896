import { expect, test } from 'vitest';
import {
  CHANNELS,
  DEFAULT_NOTIFICATION_PREFERENCES,
  TOPICS,
} from './NotificationPreferences.model.ts';

// @requirement 3.preferences
test('every preference has one switch, and only marketing is off by default', () => {
  const keys = [...CHANNELS, ...TOPICS];
  expect(keys).toEqual([
    'pushEnabled',
    'emailEnabled',
    'paymentReminders',
    'roundupMilestones',
    'cryptoUpdates',
    'weeklyReports',
    'marketingEmails',
  ]);
  expect(keys.toSorted()).toEqual(Object.keys(DEFAULT_NOTIFICATION_PREFERENCES).toSorted());
  expect(keys.filter((key) => !DEFAULT_NOTIFICATION_PREFERENCES[key])).toEqual(['marketingEmails']);
});
