import { expect, test } from 'playwright/test';
import { sizes } from '../bench/importBudgets.ts';
import { partner } from './partner.ts';

test('each import of the installed packages stays within its bytes', async () => {
  const measured = await sizes(partner().site);
  expect(measured.length).toBeGreaterThan(0);
  for (const { name, kib, limitKib } of measured) {
    // A bundle of nothing is small, too: an entry that lost its exports must not pass.
    expect(kib, name).toBeGreaterThan(0.2);
    expect(kib, name).toBeLessThanOrEqual(limitKib);
  }
});
