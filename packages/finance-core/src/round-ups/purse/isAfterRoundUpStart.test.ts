import { describe, expect, test } from 'vitest';
import { isAfterRoundUpStart, type RoundUpStart } from './isAfterRoundUpStart.ts';

const start: RoundUpStart = {
  linkedAt: '2026-11-19T14:05:00Z',
  enabledAt: undefined,
  timeZone: 'UTC',
};

describe('a purchase with its moment', () => {
  test.each([
    ['2026-11-19T14:04:59Z', false],
    ['2026-11-19T14:05:00Z', true],
    ['2026-07-01T00:00:00Z', false],
  ])('at %s counts: %s', (at, counts) => {
    expect(isAfterRoundUpStart({ at }, start)).toBe(counts);
  });

  test('counts from the later of link and switching on', () => {
    const later = { ...start, enabledAt: '2026-11-20T00:00:00Z' };
    expect(isAfterRoundUpStart({ at: '2026-11-19T23:00:00Z' }, later)).toBe(false);
    expect(isAfterRoundUpStart({ at: '2026-11-20T00:00:00Z' }, later)).toBe(true);
  });

  test('entered by hand has no link to wait for', () => {
    const byHand = { ...start, linkedAt: undefined };
    expect(isAfterRoundUpStart({ at: '2001-01-01T00:00:00Z' }, byHand)).toBe(true);
  });
});

describe('a purchase with its day alone', () => {
  test.each([
    ['2026-11-18', false],
    ['2026-11-19', false],
    ['2026-11-20', true],
  ])('%s counts: %s', (day, counts) => {
    expect(isAfterRoundUpStart({ day }, start)).toBe(counts);
  });

  test('counts by the household’s zone', () => {
    const auckland = { ...start, timeZone: 'Pacific/Auckland' };
    // It was the 20th there already.
    expect(isAfterRoundUpStart({ day: '2026-11-20' }, auckland)).toBe(false);
    expect(isAfterRoundUpStart({ day: '2026-11-21' }, auckland)).toBe(true);
  });
});
