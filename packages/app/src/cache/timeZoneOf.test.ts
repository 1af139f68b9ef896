import { expect, test } from 'vitest';
import { timeZoneOf } from './timeZoneOf.ts';

const browser = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test('is the zone of the household, wherever the browser is', () => {
  expect(timeZoneOf({ timeZone: 'Pacific/Auckland' })).toBe('Pacific/Auckland');
  expect(timeZoneOf({ timeZone: 'America/New_York' })).toBe('America/New_York');
});

test.each([[undefined], [{}], [{ timeZone: 'Mars/Olympus' }], [{ timeZone: '' }]])(
  'of %o it is that of the browser',
  (user) => {
    expect(timeZoneOf(user)).toBe(browser);
  },
);
