import { expect, test } from 'vitest';
import { habitRange } from './habitRange.ts';

test('is thirty days, today among them, in the zone of the user', () => {
  expect(habitRange('2026-11-19T02:00:00Z', 'UTC')).toEqual({
    from: Date.UTC(2026, 9, 21),
    until: Date.UTC(2026, 10, 20),
  });
  // Still the 18th in New York, and the clocks were an hour ahead when the range began.
  expect(habitRange('2026-11-19T02:00:00Z', 'America/New_York')).toEqual({
    from: Date.UTC(2026, 9, 20, 4),
    until: Date.UTC(2026, 10, 19, 5),
  });
});
