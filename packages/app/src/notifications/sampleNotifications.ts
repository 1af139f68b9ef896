import type { AppNotification } from '@dime-time/ui';

/** A notification of the sample, told by how long ago it came. */
type Sample = Omit<AppNotification, 'timestamp'> & { readonly minutesAgo: number };

const HOUR = 60;
const DAY = 24 * HOUR;

// Three are unread, as the badge of the navigation says.
const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-milestone',
    type: 'milestone',
    title: 'Round-up milestone reached',
    message: 'We’ll tell you when your round-ups pass a milestone.',
    minutesAgo: 25,
    isRead: false,
    priority: 'high',
  },
  {
    id: 'sample-reminder',
    type: 'reminder',
    title: 'Payment due in 3 days',
    message: 'We’ll remind you before a minimum payment is due.',
    minutesAgo: 3 * HOUR,
    isRead: false,
    priority: 'high',
  },
  {
    id: 'sample-roundup',
    type: 'roundup',
    title: 'Weekly round-ups collected',
    message: 'We’ll send a weekly summary of your round-ups.',
    minutesAgo: 9 * HOUR,
    isRead: false,
    priority: 'medium',
  },
  {
    id: 'sample-payment',
    type: 'payment',
    title: 'Extra payment made',
    message: 'We’ll confirm when a debt payment goes through.',
    minutesAgo: DAY + 2 * HOUR,
    isRead: true,
    priority: 'medium',
  },
  {
    id: 'sample-crypto',
    type: 'crypto',
    title: 'Round-ups bought Bitcoin',
    message: 'We’ll tell you when your round-ups buy crypto.',
    minutesAgo: 2 * DAY + 5 * HOUR,
    isRead: true,
    priority: 'low',
  },
  {
    id: 'sample-system',
    type: 'system',
    title: 'Bank reconnected',
    message: 'Your purchases are syncing again. You don’t need to do anything.',
    minutesAgo: 5 * DAY,
    isRead: true,
    priority: 'low',
  },
];

/** What was done with the sample. */
export interface SampleState {
  /** The ids that were read here, beside those that come as read. */
  readonly read: readonly string[];
  /** The ids that were deleted. */
  readonly deleted: readonly string[];
}

/** Nothing was done with it. */
export const UNTOUCHED: SampleState = { read: [], deleted: [] };

/** Reads what was done with the sample from what was kept; what cannot be read was not done. */
export function readSampleState(kept: unknown): SampleState {
  if (typeof kept !== 'object' || kept === null) return UNTOUCHED;
  const { read, deleted } = kept as Partial<Record<keyof SampleState, unknown>>;
  return { read: texts(read), deleted: texts(deleted) };
}

function texts(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/**
 * The notifications that are shown: there is no call that brings real ones.
 *
 * @param asOf the moment their ages count from.
 */
export function sampleNotifications(asOf: string, state: SampleState): AppNotification[] {
  return SAMPLES.filter(({ id }) => !state.deleted.includes(id)).map(
    ({ minutesAgo, ...notification }) => ({
      ...notification,
      isRead: notification.isRead || state.read.includes(notification.id),
      timestamp: new Date(Date.parse(asOf) - minutesAgo * 60_000).toISOString(),
    }),
  );
}
