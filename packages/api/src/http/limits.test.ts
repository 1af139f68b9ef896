import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

test('what is above the limit of a minute is told when to come back, and nobody else is', async () => {
  const limits = createLimits({ perUser: 3, perAddress: 1000 });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await limits.ofUser('u_1'))?.status);
  expect(statuses).toEqual([undefined, undefined, undefined, 429]);
  const refused = await limits.ofUser('u_1');
  const seconds = Number(refused?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await limits.ofUser('u_2')).toBeUndefined();
  expect(await limits.ofAddress('u_1')).toBeUndefined();
});
