import { expect, test } from 'vitest';
import { measure } from '../bench/api/measure.ts';

/** The benchmark itself in short: figures of a second mean nothing, answers that fail do. */
test('a second of load on the real server answers everything, and the books balance', async () => {
  const measured = await measure({
    engine: 'embedded',
    seconds: 1,
    size: { members: 3, transactions: 200 },
  });
  const { payments, mixed, page, summary } = measured;
  for (const { count, failures } of [payments, mixed, page, summary]) {
    expect(count).toBeGreaterThan(0);
    expect([...failures]).toEqual([]);
  }
  expect(measured.ledgerFaults).toBe(0);
});
