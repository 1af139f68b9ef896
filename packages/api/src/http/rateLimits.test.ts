import { expect, test } from 'vitest';
import { createRateLimits } from './rateLimits.ts';

test('a large answer counts as many requests, and a small one as one', async () => {
  const limits = createRateLimits({ perUser: 110, perAddress: 1000, contactPerHour: 5 });
  await limits.checkUser('u_1');
  await limits.countResponseBytes('u_1', 16 * 1024 - 1);
  await limits.countResponseBytes('u_1', 1_640_000);
  expect(await limits.checkResponseBytes('u_1')).toBeUndefined();
  await limits.countResponseBytes('u_1', 200_000);
  expect((await limits.checkResponseBytes('u_1'))?.status).toBe(429);
  expect(await limits.checkResponseBytes('u_2')).toBeUndefined();
});

test('a household’s calendars have a limit of their own, of an hour', async () => {
  const limits = createRateLimits({ perUser: 1, perAddress: 1000, contactPerHour: 5 });
  for (let count = 0; count < 120; count += 1) {
    expect(await limits.checkCalendar('u_1')).toBeUndefined();
  }
  const refused = await limits.checkCalendar('u_1');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect(await limits.checkCalendar('u_2')).toBeUndefined();
  expect(await limits.checkUser('u_1')).toBeUndefined();
});

test('what is above the limit of a minute is told when to come back, and nobody else is', async () => {
  const limits = createRateLimits({ perUser: 3, perAddress: 1000, contactPerHour: 5 });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await limits.checkUser('u_1'))?.status);
  expect(statuses).toEqual([undefined, undefined, undefined, 429]);
  const refused = await limits.checkUser('u_1');
  const seconds = Number(refused?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await limits.checkUser('u_2')).toBeUndefined();
  expect(await limits.checkAddress('u_1')).toBeUndefined();
});
