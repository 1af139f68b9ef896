import { expect, test } from 'vitest';
import { watchZone } from '../tools/zoneReads.ts';

const reads = watchZone();

/** How often the zone is read by it. */
function readsOf(act: () => unknown): number {
  reads.count = 0;
  act();
  return reads.count;
}

const day = new Date('2026-11-19T14:05:00Z');

const readers: Readonly<Record<string, () => unknown>> = {
  'the hour of the day': () => day.getHours(),
  'the day of the month': () => day.getDate(),
  'a new month': () => new Date(day).setMonth(1),
  'the offset': () => day.getTimezoneOffset(),
  'its parts as numbers': () => new Date(2026, 10, 19),
  'a text without a zone': () => new Date('2026-11-19T14:05:00'),
  'a text in words': () => Date.parse('Nov 19, 2026'),
  'a text of it': () => String(day),
  'its day as a text': () => day.toLocaleDateString('en-US'),
  'the zone by its name': () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  'a format without a zone': () => Intl.DateTimeFormat('en-US', { month: 'long' }),
};

test.each(Object.entries(readers))('%s reads the zone of the machine', (_, read) => {
  expect(readsOf(read)).toBeGreaterThan(0);
});

const others: Readonly<Record<string, () => unknown>> = {
  'the hour in UTC': () => day.getUTCHours(),
  'an instant as a text': () => new Date('2026-11-19T14:05:00Z').toISOString(),
  'a day as a text': () => new Date('2026-11-19').getTime(),
  'the clock': () => [Date.now(), new Date()],
  'a format of a named zone': () =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(day),
  'a text of a named zone': () => day.toLocaleString('en-US', { timeZone: 'UTC' }),
};

test.each(Object.entries(others))('%s does not', (_, read) => {
  expect(readsOf(read)).toBe(0);
});
