import { expect, test } from 'vitest';
import { purchaseDateRefusal } from './purchaseDateRefusal.ts';

const NOW = '2026-11-19T12:00:00Z';

test.each(['1900-01-01T00:00:00Z', '2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z'])(
  'a purchase of %s is entered',
  (date) => {
    expect(purchaseDateRefusal(date, NOW)).toBeUndefined();
  },
);

test.each(['0001-01-01T00:00:00Z', '1899-12-31T23:59:59Z'])(
  'a purchase of %s is refused as too early',
  (date) => {
    expect(purchaseDateRefusal(date, NOW)).toBe('before-1900');
  },
);

test.each(['2026-11-20T12:00:00.001Z', '9999-12-31T23:59:59Z'])(
  'a purchase of %s is refused as being in the future',
  (date) => {
    expect(purchaseDateRefusal(date, NOW)).toBe('future');
  },
);
