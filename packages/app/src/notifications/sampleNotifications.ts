import type { AppNotification } from '@dime-time/ui';
import type { SamplesWords } from '../language/words/samples.ts';

/** A sample notification, with its age instead of a timestamp, and the names of its words. */
type Sample = Omit<AppNotification, 'timestamp' | 'title' | 'message'> & {
  readonly titleKey: keyof SamplesWords;
  readonly messageKey: keyof SamplesWords;
  readonly minutesAgo: number;
};

const HOUR = 60;
const DAY = 24 * HOUR;

// Three are unread, as many as the badge of the navigation shows.
const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-milestone',
    type: 'milestone',
    titleKey: 'milestoneTitle',
    messageKey: 'milestoneText',
    minutesAgo: 25,
    isRead: false,
    priority: 'high',
  },
  {
    id: 'sample-reminder',
    type: 'reminder',
    titleKey: 'reminderTitle',
    messageKey: 'reminderText',
    minutesAgo: 3 * HOUR,
    isRead: false,
    priority: 'high',
  },
  {
    id: 'sample-roundup',
    type: 'roundup',
    titleKey: 'roundUpTitle',
    messageKey: 'roundUpText',
    minutesAgo: 9 * HOUR,
    isRead: false,
    priority: 'medium',
  },
  {
    id: 'sample-payment',
    type: 'payment',
    titleKey: 'paymentTitle',
    messageKey: 'paymentText',
    minutesAgo: DAY + 2 * HOUR,
    isRead: true,
    priority: 'medium',
  },
  {
    id: 'sample-crypto',
    type: 'crypto',
    titleKey: 'cryptoTitle',
    messageKey: 'cryptoText',
    minutesAgo: 2 * DAY + 5 * HOUR,
    isRead: true,
    priority: 'low',
  },
  {
    id: 'sample-system',
    type: 'system',
    titleKey: 'systemTitle',
    messageKey: 'systemText',
    minutesAgo: 5 * DAY,
    isRead: true,
    priority: 'low',
  },
];

/** The user’s changes to the sample. */
export interface SampleState {
  /** The ids marked as read, beside those that are read by default. */
  readonly read: readonly string[];
  /** The deleted ids. */
  readonly deleted: readonly string[];
}

/** The state without changes. */
export const UNTOUCHED: SampleState = { read: [], deleted: [] };

/** Reads a stored state; invalid parts count as unchanged. */
export function readSampleState(stored: unknown): SampleState {
  if (typeof stored !== 'object' || stored === null) return UNTOUCHED;
  const { read, deleted } = stored as Partial<Record<keyof SampleState, unknown>>;
  return { read: texts(read), deleted: texts(deleted) };
}

function texts(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/**
 * The notifications that are shown; the contract has no call for real ones.
 *
 * @param asOf the time their ages count from.
 */
export function sampleNotifications(
  asOf: string,
  state: SampleState,
  words: SamplesWords,
): AppNotification[] {
  return SAMPLES.filter(({ id }) => !state.deleted.includes(id)).map(
    ({ minutesAgo, titleKey, messageKey, ...notification }) => ({
      ...notification,
      title: words[titleKey],
      message: words[messageKey],
      isRead: notification.isRead || state.read.includes(notification.id),
      timestamp: new Date(Date.parse(asOf) - minutesAgo * 60_000).toISOString(),
    }),
  );
}
