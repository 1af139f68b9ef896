import { describe, expect, test } from 'vitest';
import { calendarDay } from '../time/index.ts';
import { planInForce } from './planInForce.ts';

describe('planInForce', () => {
  const since = (...instants: readonly string[]) => instants.map((each) => ({ since: each }));
  const today = calendarDay('2026-11-19');
  const zone = 'America/New_York';

  test('is the newest version that was saved before this month', () => {
    const versions = since('2026-11-10T12:00:00Z', '2026-10-02T12:00:00Z', '2026-09-02T12:00:00Z');
    expect(planInForce(versions, today, zone)).toBe(versions[1]);
  });

  test('is the newest where all are of this month, whose first day is that of the time zone', () => {
    const versions = since('2026-11-10T12:00:00Z', '2026-11-01T04:00:00Z');
    expect(planInForce(versions, today, zone)).toBe(versions[0]);
    expect(planInForce(versions, today, 'America/Los_Angeles')).toBe(versions[1]);
    expect(planInForce([], today, zone)).toBeUndefined();
  });
});
