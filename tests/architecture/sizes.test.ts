import { expect, test } from 'vitest';
import { sizes } from '../bench/sizes.ts';

test('each entry of finance-core stays within its bytes', async () => {
  const measured = await sizes();
  expect(measured.length).toBeGreaterThan(0);
  for (const { name, kib, limitKib } of measured) {
    // A bundle of nothing is small, too: an entry that lost its exports must not pass.
    expect(kib, name).toBeGreaterThan(0.3);
    expect(kib, name).toBeLessThanOrEqual(limitKib);
  }
});
