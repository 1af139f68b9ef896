import { describe, expect, test } from 'vitest';
import { epochMillis } from './instant.ts';

describe('epochMillis', () => {
  test.each([
    ['1970-01-02T00:00:00Z', 86_400_000],
    ['2026-11-19T14:05:00Z', Date.UTC(2026, 10, 19, 14, 5)],
    ['2026-11-19T14:05Z', Date.UTC(2026, 10, 19, 14, 5)],
    ['2026-11-19T14:05:00.250Z', Date.UTC(2026, 10, 19, 14, 5, 0, 250)],
    ['1969-12-31T23:59:59.999Z', -1],
  ])('reads %s', (text, millis) => {
    expect(epochMillis(text)).toBe(millis);
  });

  test.each([
    '',
    '2026-11-19',
    '2026-11-19T14:05:00',
    '2026-11-19T14:05:00+01:00',
    '2026-13-01T00:00:00Z',
    '2026-11-19T25:00:00Z',
    ' 2026-11-19T14:05:00Z',
    '2026-11-19T14:05:00Z ',
    'Thu, 19 Nov 2026 14:05:00 GMT',
  ])('refuses %j', (text) => {
    expect(() => epochMillis(text)).toThrow(
      new RangeError(`An instant is ISO 8601 with a Z; got ${text}.`),
    );
  });
});
