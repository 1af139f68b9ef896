import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_HISTORY_MONTHS } from '../contract/history.ts';
import { calendarDay, monthsBetween } from '../time/index.ts';
import { readHistoryRange } from './historyRange.ts';

const TODAY = calendarDay('2026-11-19');
const read = (query: string) => readHistoryRange(new URLSearchParams(query), TODAY);

test.each([
  ['', '2026-01', '2026-11'],
  ['to=2025-06', '2025-01', '2025-06'],
  ['from=2026-03', '2026-03', '2026-11'],
  ['from=2026-11&to=2026-11', '2026-11', '2026-11'],
  ['from=2016-12', '2016-12', '2026-11'],
  // No month is later than the running one.
  ['to=2027-03', '2027-01', '2026-11'],
  ['from=2026-10&to=2027-03', '2026-10', '2026-11'],
  ['from=9999-12&to=9999-12', '9999-12', '2026-11'],
  // No entry is earlier than 1900, and a database has no year 0.
  ['from=0000-01&to=0001-01', '1900-01', '0001-01'],
])('%j is from %s to %s', (query, from, to) => {
  expect(read(query)).toEqual({ from, to });
});

test.each([
  ['from=2026-06&to=2026-05', 'from', 'history-range'],
  // As where the clock of a device is ahead.
  ['from=2026-12', 'from', 'history-range'],
  ['from=2016-11', 'from', 'history-too-long'],
  ['from=1900-01&to=2026-05', 'from', 'history-too-long'],
  ['from=2026-13', 'from', 'month-malformed'],
  ['from=', 'from', 'month-malformed'],
  ['from=2026-01-01', 'from', 'month-malformed'],
  ['to=2026', 'to', 'month-malformed'],
  ['to=%E2%80%8B2026-01', 'to', 'month-malformed'],
  ['from=x&to=y', 'to', 'month-malformed'],
])('%j is refused for %s: %s', (query, path, code) => {
  expect(() => read(query)).toThrow(
    expect.objectContaining({
      status: 422,
      issues: [expect.objectContaining({ path, code })],
    }),
  );
});

test('never has more months than one call answers, nor one after the running one', () => {
  const month = fc
    .record({ year: fc.integer({ min: 1850, max: 2150 }), month: fc.integer({ min: 1, max: 12 }) })
    .map((one) => `${one.year}-${String(one.month).padStart(2, '0')}`);
  fc.assert(
    fc.property(month, month, (from, to) => {
      try {
        const range = read(`from=${from}&to=${to}`);
        const months = monthsBetween(range.from, range.to);
        expect(months.length).toBeLessThanOrEqual(MOST_HISTORY_MONTHS);
        expect(months.every((one) => one <= '2026-11')).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ status: 422 });
      }
    }),
  );
});
