import { expect, test } from 'vitest';
import { userProperties } from './userProperties.ts';

test('are read from what the server told', () => {
  expect(
    userProperties({
      createdAt: '2026-02-03T04:05:06Z',
      hasBankConnected: true,
      cryptoEnabled: true,
      subscriptionTier: 'plus',
    }),
  ).toEqual({
    user_type: 'customer',
    signup_month: '2026-02',
    has_bank_connected: true,
    crypto_enabled: true,
    subscription_tier: 'plus',
  });
});

// @requirement 3.user.analytics
test('of a server that told nothing are those of a newcomer', () => {
  expect(userProperties({})).toEqual({
    user_type: 'customer',
    signup_month: 'unknown',
    has_bank_connected: false,
    crypto_enabled: false,
    subscription_tier: 'free',
  });
});
