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

interface Preference {
  readonly key: keyof NotificationPreferenceValues;
  readonly label: string;
  readonly description: string;
}

/** The switches for how notifications arrive. */
export const CHANNELS: readonly Preference[] = [
  {
    key: 'pushEnabled',
    label: 'Push notifications',
    description: 'Shown in this browser once you allow them.',
  },
  { key: 'emailEnabled', label: 'Email notifications', description: 'Sent to your email.' },
];

/** The switches for the topics of notifications. */
export const TOPICS: readonly Preference[] = [
  {
    key: 'paymentReminders',
    label: 'Payment reminders',
    description: 'Before a debt payment is due.',
  },
  {
    key: 'roundupMilestones',
    label: 'Round-up milestones',
    description: 'When your round-ups pass a milestone.',
  },
  { key: 'cryptoUpdates', label: 'Crypto updates', description: 'When your round-ups buy crypto.' },
  { key: 'weeklyReports', label: 'Weekly reports', description: 'A summary of your week.' },
  { key: 'marketingEmails', label: 'Marketing emails', description: 'News and offers.' },
];
