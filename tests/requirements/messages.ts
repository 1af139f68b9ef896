import { destructive, message, plain, single } from './message.ts';
import { app, core, e2e, story, type Requirement } from './requirement.ts';

const banking = story('banking/Banking');

/** Section 8: messages of settings, the bank, notifications, codes, tokens and analytics. */
export const OTHER_MESSAGES: readonly Requirement[] = [
  [
    '8.settings.throws',
    'Settings that are refused throw their text.',
    core('validate/toastMessages')('the texts that are no toasts'),
    ['Failed to update settings'],
  ],
  message(
    'settings.saved',
    'Settings were saved.',
    single,
    story('round-ups/RoundUpSettingsForm')('SavesChoices'),
    'default: Settings updated successfully',
  ),
  message(
    'settings.failed',
    'Settings were not saved.',
    single,
    [
      ...story('round-ups/RoundUpSettingsForm')('Refused'),
      ...e2e('settings')('could not be saved'),
    ],
    'destructive: Failed to update settings',
  ),
  message(
    'profile',
    'The profile cannot be saved yet.',
    single,
    story('account/ProfileForm')('SavesTheProfile'),
    'default: Profile update feature coming soon',
  ),
  message(
    'bank.failed',
    'A bank could not be connected.',
    destructive,
    banking('LinkFailed'),
    'Connection Failed',
    'Failed to connect your bank account. Please try again.',
  ),
  message(
    'bank.setup',
    'No link token was to be had.',
    destructive,
    banking('SetupFailed'),
    'Setup Error',
    'Failed to initialize bank connection. Please ensure the Plaid credentials are configured.',
  ),
  message(
    'bank.connected',
    'A bank was connected.',
    plain,
    banking('Links'),
    'Bank Account Connected',
    'Your bank account has been successfully linked to Dime Time!',
  ),
  message(
    'bank.refreshed',
    'The bank was read anew.',
    single,
    banking('Refreshes'),
    'Data Refreshed',
  ),
  message(
    'bank.refresh-failed',
    'The bank could not be read anew.',
    destructive,
    banking('RefreshFailed'),
    'Refresh Failed',
    'Failed to refresh banking data. Please try again.',
  ),
  message(
    'notifications.failed',
    'A test was not sent.',
    single,
    story('notifications/NotificationTestCenter')('Refused'),
    'destructive: Failed to send test notification',
  ),
  message(
    'notifications.sent',
    'A test was sent.',
    single,
    story('notifications/NotificationTestCenter')('SendsATest'),
    'default: Notification Sent!',
  ),
  [
    '8.notifications.permission',
    'Toasts tell that the browser granted or denied its permission.',
    [
      ...story('notifications/NotificationPreferences')('Allowed', 'Blocked'),
      ...e2e('notifications')('the browser’s leave: ${answer}'),
    ],
    ['Notifications Enabled', 'Notifications Blocked'],
  ],
  message(
    'qr.failed',
    'Mobile Access tells that no code could be made.',
    single,
    story('marketing/Qr')('ServiceFailed'),
    'destructive: Failed to generate QR code',
  ),
  [
    '8.qr.logged',
    'The shared QR component only logs.',
    [
      ...core('validate/toastMessages')('the texts that are no toasts'),
      ...story('primitives/QrCode')('LogsWhatIsTooLong'),
    ],
    ['Error generating QR code'],
  ],
  [
    '8.token.loading',
    'The token page says what it waits for.',
    story('token/DimeToken')('Loading', 'HistoryLoading'),
    ['Loading token information...', 'Loading rewards history...'],
  ],
  [
    '8.token.empty',
    'A history without rewards says how to begin.',
    story('token/RewardHistory')('Empty'),
    ['No rewards earned yet', 'Start using the app to earn DTT tokens!'],
  ],
  [
    '8.analytics.warning',
    'Without a measurement id the console warns that analytics are disabled.',
    [
      ...app('analytics/createAnalytics')('says so in the console'),
      ...e2e('landing')('and the console says so'),
    ],
    ['Analytics are disabled'],
  ],
  [
    '8.analytics.errors',
    'Errors and rejections nobody handled are js_error events, not fatal.',
    [
      ...app('analytics/watchErrors')('an error nobody caught', 'so is a rejection nobody handled'),
      ...app('analytics/createAnalytics')('sends $name with what belongs to it'),
    ],
    ['js_error', 'fatal: false'],
  ],
];
