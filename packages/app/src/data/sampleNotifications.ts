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
    title: 'You reached $100 in round-ups',
    message: 'Your spare change has passed $100.00. It goes to the debt with the highest interest.',
    minutesAgo: 25,
    isRead: false,
    priority: 'high',
  },
  {
    id: 'sample-reminder',
    type: 'reminder',
    title: 'A payment is due in three days',
    message: 'The minimum payment of $155.00 on your card is due soon.',
    minutesAgo: 3 * HOUR,
    isRead: false,
    priority: 'high',
  },
  {
    id: 'sample-roundup',
    type: 'roundup',
    title: 'Round-ups of the week collected',
    message: 'Eleven purchases rounded up to $6.42 of spare change.',
    minutesAgo: 9 * HOUR,
    isRead: false,
    priority: 'medium',
  },
  {
    id: 'sample-payment',
    type: 'payment',
    title: 'Extra payment received',
    message: 'Your payment of $50.00 has lowered what you owe.',
    minutesAgo: DAY + 2 * HOUR,
    isRead: true,
    priority: 'medium',
  },
  {
    id: 'sample-crypto',
    type: 'crypto',
    title: 'Round-ups bought BTC',
    message: 'A quarter of last week’s spare change, $1.60, was invested.',
    minutesAgo: 2 * DAY + 5 * HOUR,
    isRead: true,
    priority: 'low',
  },
  {
    id: 'sample-system',
    type: 'system',
    title: 'Bank connection renewed',
    message: 'Your purchases go on being read. There is nothing to do.',
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
