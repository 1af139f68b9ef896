import { expect, test } from 'vitest';
import { zoneOf } from './zoneOf.ts';

const browser = new Intl.DateTimeFormat().resolvedOptions().timeZone;

test('is the zone of the household, wherever the browser is', () => {
  expect(zoneOf({ timeZone: 'Pacific/Auckland' })).toBe('Pacific/Auckland');
  expect(zoneOf({ timeZone: 'America/New_York' })).toBe('America/New_York');
});

test.each([[undefined], [{}], [{ timeZone: 'Mars/Olympus' }], [{ timeZone: '' }]])(
  'of %o it is that of the browser',
  (user) => {
    expect(zoneOf(user)).toBe(browser);
  },
);
