import { expect, test } from 'vitest';
import { presentDay } from './presentDay.ts';

const NEW_YORK = 'America/New_York';

test.each([
  ['2026-12-01T04:59:59.999Z', NEW_YORK, '2026-11-30', '2026-11-01T00:00-04:00'],
  ['2026-12-01T05:00:00Z', NEW_YORK, '2026-12-01', '2026-12-01T00:00-05:00'],
  ['2026-12-01T04:59:59Z', 'UTC', '2026-12-01', '2026-12-01T00:00Z'],
  ['2026-11-30T23:59:59Z', NEW_YORK, '2026-11-30', '2026-11-01T00:00-04:00'],
])('at %s in %s it is %s, whatever was asked before', (now, timeZone, today, first) => {
  const day = presentDay({ now, timeZone });
  expect(day.today).toBe(today);
  expect(day.month.from).toBe(Date.parse(first));
  expect(day.habit.until).toBe(day.month.until);
});
