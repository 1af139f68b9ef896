/** What someone wants to be told, and how. */
export interface NotificationPreferenceValues {
  /** Whether this browser shows notifications. */
  readonly pushEnabled: boolean;
  /** Whether notifications come by mail. */
  readonly emailEnabled: boolean;
  /** Due dates of debts. */
  readonly paymentReminders: boolean;
  /** Sums that round-ups have reached. */
  readonly roundupMilestones: boolean;
  /** Purchases of coins. */
  readonly cryptoUpdates: boolean;
  /** What a week brought. */
  readonly weeklyReports: boolean;
  /** News of the product. */
  readonly marketingEmails: boolean;
}

/** What holds until someone chooses: everything but marketing. */
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
 * What the browser has been told about showing notifications: `unasked` until someone answers its
 * question, `unsupported` where it has no notifications.
 */
export type NotificationPermissionState = 'granted' | 'denied' | 'unasked' | 'unsupported';

interface Preference {
  readonly key: keyof NotificationPreferenceValues;
  readonly label: string;
  readonly description: string;
}

/** How notifications come. */
export const CHANNELS: readonly Preference[] = [
  {
    key: 'pushEnabled',
    label: 'Push notifications',
    description: 'Shown in this browser once you allow them.',
  },
  { key: 'emailEnabled', label: 'Email notifications', description: 'Sent to your email.' },
];

/** What notifications are about. */
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
