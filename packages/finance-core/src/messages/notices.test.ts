import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { errorCatalogue } from './errorCatalogue.ts';
import { notices } from './notices.ts';

/** The error catalogue of the specification, section 8, as it is written there. */
// @requirement 8.contact.missing 8.contact.failed 8.signup.missing 8.signup.mismatch 8.signup.weak
// @requirement 8.signup.cancelled 8.signup.failed 8.payment.failed 8.boost.failed 8.payment.invalid
// @requirement 8.boost.invalid 8.bank.failed 8.bank.setup 8.bank.refresh-failed
test.each([
  [notices.contactMissingFields, 'Missing fields', 'Please fill in all fields'],
  [notices.contactFailed, 'Error', 'Failed to send message. Please try again.'],
  [notices.signUpMissing, 'Missing Information', 'Please fill in all required fields'],
  [notices.signUpMismatch, 'Password Mismatch', 'Passwords do not match'],
  [notices.signUpWeakPassword, 'Weak Password', 'Password must be at least 8 characters long'],
  [
    notices.signUpCancelled,
    'Account Creation Cancelled',
    'You must accept the terms to create an account',
  ],
  [notices.signUpFailed, 'Account Creation Failed', 'Please try again later'],
  [
    notices.paymentFailed,
    'Payment Failed',
    'There was an error processing your payment. Please try again.',
  ],
  [notices.boostFailed(), 'Payment Failed', 'Something went wrong'],
  [notices.boostFailed(''), 'Payment Failed', 'Something went wrong'],
  [notices.boostFailed('422: no'), 'Payment Failed', '422: no'],
  [notices.paymentInvalid, 'Invalid Payment', 'Please select a debt and enter a valid amount.'],
  [notices.boostInvalid, 'Invalid Amount', 'Please enter a valid payment amount'],
  [
    notices.bankConnectionFailed,
    'Connection Failed',
    'Failed to connect your bank account. Please try again.',
  ],
  [
    notices.bankSetupFailed('Plaid'),
    'Setup Error',
    'Failed to initialize bank connection. Please ensure the Plaid credentials are configured.',
  ],
  [
    notices.bankRefreshFailed,
    'Refresh Failed',
    'Failed to refresh banking data. Please try again.',
  ],
])('%o is destructive', (notice, title, message) => {
  expect(notice).toEqual({ title, message, variant: 'destructive' });
});

// @requirement 8.contact.sent 8.signup.done 8.payment.done 8.boost.done 8.bank.connected
test.each([
  [
    notices.contactSent('ada@example.test'),
    'Message sent!',
    "Thank you for contacting us. We'll get back to you soon at ada@example.test.",
  ],
  [
    notices.signUpDone('Dime Time'),
    'Account Created Successfully!',
    'Welcome to Dime Time. Your account is ready to use.',
  ],
  [notices.paymentProcessed, 'Payment Processed', 'Your payment has been successfully processed.'],
  [notices.boostPaid(cents(5000)), 'Payment Successful!', 'Successfully paid $50.00'],
  [notices.boostPaid(cents(5000), ''), 'Payment Successful!', 'Successfully paid $50.00'],
  [notices.boostPaid(cents(5000), 'Thanks'), 'Payment Successful!', 'Thanks'],
  [
    notices.bankConnected('Dime Time'),
    'Bank Account Connected',
    'Your bank account has been successfully linked to Dime Time!',
  ],
])('%o is no alarm', (notice, title, message) => {
  expect(notice).toEqual({ title, message, variant: 'default' });
});

// @requirement 8.settings.saved 8.settings.failed 8.profile 8.bank.refreshed 8.notifications.failed
// @requirement 8.notifications.sent 8.qr.failed
test('what the specification gives in one text', () => {
  expect(
    [
      notices.settingsUpdated,
      notices.profileComingSoon,
      notices.bankRefreshed,
      notices.notificationSent,
      notices.urlCopied,
    ].map(({ title, variant }) => `${variant}: ${title}`),
  ).toEqual([
    'default: Settings updated successfully',
    'default: Profile update feature coming soon',
    'default: Data Refreshed',
    'default: Notification Sent!',
    'default: URL Copied',
  ]);
  expect(
    [notices.settingsFailed, notices.notificationFailed, notices.qrFailed].map(
      ({ title, variant }) => `${variant}: ${title}`,
    ),
  ).toEqual([
    'destructive: Failed to update settings',
    'destructive: Failed to send test notification',
    'destructive: Failed to generate QR code',
  ]);
});

// @requirement 8.settings.throws 8.qr.logged
test('the texts that are no toasts', () => {
  expect(Object.values(errorCatalogue)).toEqual([
    'useAuth must be used within an AuthProvider',
    'Failed to update settings',
    'Error generating QR code',
    'Loading token information...',
    'Loading rewards history...',
    'No rewards earned yet',
    'Start using the app to earn DTT tokens!',
  ]);
});
