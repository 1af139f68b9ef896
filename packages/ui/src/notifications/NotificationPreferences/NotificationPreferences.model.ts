/** Which notifications the reader wants, and how. */
export interface NotificationPreferenceValues {
  /** Whether this browser shows notifications. */
  readonly pushEnabled: boolean;
  /** Whether notifications are sent by email. */
  readonly emailEnabled: boolean;
  /** Due dates of debts. */
  readonly paymentReminders: boolean;
  /** Totals that round-ups have reached. */
  readonly roundupMilestones: boolean;
  /** Coin purchases. */
  readonly cryptoUpdates: boolean;
  /** A summary of the week. */
  readonly weeklyReports: boolean;
  /** Product news. */
  readonly marketingEmails: boolean;
}

/** The defaults: everything except marketing. */
export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferenceValues = {
  pushEnabled: true,
  emailEnabled: true,
  paymentReminders: true,
  roundupMilestones: true,
  cryptoUpdates: true,
  weeklyReports: true,
  marketingEmails: false,
};

/**
 * The browser’s permission to show notifications: `unasked` until its question is answered,
 * `unsupported` if it has no notifications.
 */
export type NotificationPermissionState = 'granted' | 'denied' | 'unasked' | 'unsupported';

/** The name of one preference. */
type PreferenceKey = keyof NotificationPreferenceValues;

/** The switches for how notifications arrive. */
export const CHANNELS: readonly PreferenceKey[] = ['pushEnabled', 'emailEnabled'];

/** The switches for the topics of notifications. */
export const TOPICS: readonly PreferenceKey[] = [
  'paymentReminders',
  'roundupMilestones',
  'cryptoUpdates',
  'weeklyReports',
  'marketingEmails',
];
