import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

test('a large answer counts as many requests, and a small one as one', async () => {
  const limits = createLimits({ perUser: 110, perAddress: 1000, contactPerHour: 5 });
  await limits.ofUser('u_1');
  await limits.charge('u_1', 16 * 1024 - 1);
  await limits.charge('u_1', 1_640_000);
  expect(await limits.ofCharges('u_1')).toBeUndefined();
  await limits.charge('u_1', 200_000);
  expect((await limits.ofCharges('u_1'))?.status).toBe(429);
  expect(await limits.ofCharges('u_2')).toBeUndefined();
});

test('what is above the limit of a minute is told when to come back, and nobody else is', async () => {
  const limits = createLimits({ perUser: 3, perAddress: 1000, contactPerHour: 5 });
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
