import { describe, expect, test } from 'vitest';
import { wallClock } from './wallClock.ts';

describe('wallClock', () => {
  test.each([
    ['UTC', Date.UTC(2026, 10, 19, 14, 5, 9), Date.UTC(2026, 10, 19, 14, 5, 9)],
    ['America/New_York', Date.UTC(2026, 10, 19, 14), Date.UTC(2026, 10, 19, 9)],
    ['America/New_York', Date.UTC(2026, 6, 19, 14), Date.UTC(2026, 6, 19, 10)],
    ['Asia/Kathmandu', Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1, 5, 45)],
    ['Pacific/Kiritimati', Date.UTC(2026, 11, 31, 12), Date.UTC(2027, 0, 1, 2)],
    ['America/Los_Angeles', Date.UTC(2027, 0, 1, 7, 59, 59), Date.UTC(2026, 11, 31, 23, 59, 59)],
    ['America/New_York', Date.UTC(2026, 10, 19, 5), Date.UTC(2026, 10, 19)],
  ])('shows the time in %s', (zone, millis, shown) => {
    expect(wallClock(zone)(millis)).toBe(shown);
  });

  test('builds the clock of a zone once', () => {
    expect(wallClock('Europe/Paris')).toBe(wallClock('Europe/Paris'));
  });

  test('keeps a bounded number of clocks, however a zone is spelled', () => {
    const first = wallClock('Europe/Paris');
    for (let index = 0; index < 500; index += 1) wallClock(spelling('australia/sydney', index));
    expect(wallClock('Europe/Paris')).not.toBe(first);
  });

  test('refuses an unknown zone', () => {
    expect(() => wallClock('Mars/Olympus')).toThrow(RangeError);
  });
});

/** The name with the letters in capitals that the bits of a number choose. */
function spelling(name: string, bits: number): string {
  return name.replaceAll(/[a-z]/g, (letter, at: number) =>
    (bits >> at) & 1 ? letter.toUpperCase() : letter,
  );
}
