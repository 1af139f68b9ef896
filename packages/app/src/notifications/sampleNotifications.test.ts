import { ENGLISH, NOTIFICATION_BADGE, wordsOf } from '@dime-time/ui';
import { expect, test } from 'vitest';
import { samplesWords } from '../language/words/samples.ts';
import { readSampleState, sampleNotifications, UNTOUCHED } from './sampleNotifications.ts';

const AS_OF = '2026-11-19T15:00:00Z';
const words = wordsOf(samplesWords, ENGLISH);
const sample = sampleNotifications(AS_OF, UNTOUCHED, words);

// @requirement 3.notification 9.badge
test('has one of each type, newest first, as many unread as the badge says', () => {
  expect(sample.map(({ type }) => type).toSorted()).toEqual([
    'crypto',
    'milestone',
    'payment',
    'reminder',
    'roundup',
    'system',
  ]);
  const times = sample.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times[0]).toBe('2026-11-19T14:35:00.000Z');
  expect(sample.filter(({ isRead }) => !isRead)).toHaveLength(NOTIFICATION_BADGE);
});

test('what was read is read, and what was deleted is gone', () => {
  const [first, second] = sample;
  const after = sampleNotifications(
    AS_OF,
    {
      read: [first?.id ?? ''],
      deleted: [second?.id ?? ''],
    },
    words,
  );
  expect(after).toHaveLength(sample.length - 1);
  expect(after[0]).toEqual({ ...first, isRead: true });
  expect(after.map(({ id }) => id)).not.toContain(second?.id);
});

test.each([
  [undefined, UNTOUCHED],
  ['read', UNTOUCHED],
  [{ read: 'all' }, UNTOUCHED],
  [
    { read: ['a', 1], deleted: ['b'] },
    { read: ['a'], deleted: ['b'] },
  ],
])('of %j, kept, %j is read', (kept, state) => {
  expect(readSampleState(kept)).toEqual(state);
});
