import type { Cents } from '../money/cents.ts';
import { formatUsd } from '../money/formatUsd.ts';
import type { Notice, ShortNotice } from './notice.ts';

/** The toast messages of the specification's error catalogue (section 8), word for word. */
export const notices = {
  contactMissingFields: bad('Missing fields', 'Please fill in all fields'),
  contactFailed: bad('Error', 'Failed to send message. Please try again.'),
  contactSent: (email: string) =>
    good('Message sent!', `Thank you for contacting us. We'll get back to you soon at ${email}.`),

  signUpMissing: bad('Missing Information', 'Please fill in all required fields'),
  signUpMismatch: bad('Password Mismatch', 'Passwords do not match'),
  signUpWeakPassword: bad('Weak Password', 'Password must be at least 8 characters long'),
  signUpCancelled: bad(
    'Account Creation Cancelled',
    'You must accept the terms to create an account',
  ),
  signUpFailed: bad('Account Creation Failed', 'Please try again later'),
  signUpDone: (product: string) =>
    good('Account Created Successfully!', `Welcome to ${product}. Your account is ready to use.`),

  paymentInvalid: bad('Invalid Payment', 'Please select a debt and enter a valid amount.'),
  paymentFailed: bad(
    'Payment Failed',
    'There was an error processing your payment. Please try again.',
  ),
  paymentProcessed: good('Payment Processed', 'Your payment has been successfully processed.'),
  boostInvalid: bad('Invalid Amount', 'Please enter a valid payment amount'),
  /** @param reason the error's message, where it has one. */
  boostFailed: (reason?: string) => bad('Payment Failed', reason || 'Something went wrong'),
  /** @param message the server's own words, where it sent some. */
  boostPaid: (amount: Cents, message?: string) =>
    good('Payment Successful!', message || `Successfully paid ${formatUsd(amount)}`),

  settingsUpdated: short('Settings updated successfully', 'default'),
  settingsFailed: short('Failed to update settings', 'destructive'),
  profileComingSoon: short('Profile update feature coming soon', 'default'),

  bankConnectionFailed: bad(
    'Connection Failed',
    'Failed to connect your bank account. Please try again.',
  ),
  /** @param provider the name of the bank-connection provider. */
  bankSetupFailed: (provider: string) =>
    bad(
      'Setup Error',
      `Failed to initialize bank connection. Please ensure the ${provider} credentials are configured.`,
    ),
  bankConnected: (product: string) =>
    good('Bank Account Connected', `Your bank account has been successfully linked to ${product}!`),
  bankRefreshed: short('Data Refreshed', 'default'),
  bankRefreshFailed: bad('Refresh Failed', 'Failed to refresh banking data. Please try again.'),

  notificationSent: short('Notification Sent!', 'default'),
  notificationFailed: short('Failed to send test notification', 'destructive'),
  // The specification names these two without their words.
  notificationsAllowed: good('Notifications Enabled', 'This browser will show you notifications.'),
  notificationsBlocked: bad(
    'Notifications Blocked',
    'To turn them on, change this site’s permissions in your browser settings.',
  ),

  qrFailed: short('Failed to generate QR code', 'destructive'),
  urlCopied: short('URL Copied', 'default'),
} as const;

/** The name of a notice without values. */
export type NoticeName = {
  [Name in keyof typeof notices]: (typeof notices)[Name] extends Notice | ShortNotice
    ? Name
    : never;
}[keyof typeof notices];

function good(title: string, message: string): Notice {
  return { title, message, variant: 'default' };
}

function bad(title: string, message: string): Notice {
  return { title, message, variant: 'destructive' };
}

function short(title: string, variant: Notice['variant']): ShortNotice {
  return { title, variant };
}
