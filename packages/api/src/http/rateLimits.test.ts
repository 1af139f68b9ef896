import { afterEach, expect, test, vi } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { parseConfig } from '../config/config.ts';
import { openDatabase } from '../db/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { createRateLimits } from './rateLimits.ts';

const log = createLogger('silent');

afterEach(async () => {
  vi.useRealTimers();
  await (await testDatabase()).db.deleteFrom('rate_limits').execute();
});

/** The limits of one process, with these settings. */
async function limitsOf(env: Readonly<Record<string, string>>) {
  return createRateLimits({ config: parseConfig(env, '/'), database: await testDatabase(), log });
}

/** How many of so many checks in a row are served. */
async function countServed(
  attempts: number,
  check: (attempt: number) => Promise<Response | undefined>,
): Promise<number> {
  let served = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if ((await check(attempt)) === undefined) served += 1;
  }
  return served;
}

test('a large answer counts as many requests, and a small one as one', async () => {
  const limits = await limitsOf({ RATE_LIMIT_PER_USER: '110' });
  await limits.checkUser('u_1');
  await limits.countResponseBytes('u_1', 16 * 1024 - 1);
  await limits.countResponseBytes('u_1', 1_640_000);
  expect(limits.checkResponseBytes('u_1')).toBeUndefined();
  await limits.countResponseBytes('u_1', 200_000);
  expect(limits.checkResponseBytes('u_1')?.status).toBe(429);
  expect(limits.checkResponseBytes('u_2')).toBeUndefined();
});

test('a household’s calendars have a limit of their own, of an hour', async () => {
  const limits = await limitsOf({ RATE_LIMIT_PER_USER: '1' });
  expect(await countServed(120, () => limits.checkCalendar('u_1'))).toBe(120);
  const refused = await limits.checkCalendar('u_1');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3500);
  expect(await limits.checkCalendar('u_2')).toBeUndefined();
  expect(await limits.checkUser('u_1')).toBeUndefined();
});

test('what is above the limit of a minute is told when to come back, and nobody else is', async () => {
  const limits = await limitsOf({ RATE_LIMIT_PER_USER: '3' });
  expect(await countServed(4, () => limits.checkUser('u_1'))).toBe(3);
  const refused = await limits.checkUser('u_1');
  const seconds = Number(refused?.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await limits.checkUser('u_2')).toBeUndefined();
  expect(await limits.checkAddress('u_1')).toBeUndefined();
});

test('two processes share a limit, and each takes a share of it with one statement', async () => {
  const both = [
    await limitsOf({ RATE_LIMIT_PER_USER: '600' }),
    await limitsOf({ RATE_LIMIT_PER_USER: '600' }),
  ];
  const query = vi.spyOn((await testDatabase()).db, 'executeQuery');
  const served = await countServed(800, async (attempt) => both[attempt % 2]?.checkUser('u_1'));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(served).toBe(600);
  expect(statements).toBeLessThanOrEqual(52);
});

test('calls at the same time are counted one by one, whatever the share', async () => {
  const limits = await limitsOf({ RATE_LIMIT_PER_USER: '600' });
  const answers = await Promise.all(Array.from({ length: 800 }, () => limits.checkUser('u_1')));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(600);
});

test('large answers of another process count as soon as this one has one', async () => {
  const [one, other] = [
    await limitsOf({ RATE_LIMIT_PER_USER: '100' }),
    await limitsOf({ RATE_LIMIT_PER_USER: '100' }),
  ];
  await one.countResponseBytes('u_1', 101 * 16 * 1024);
  expect(one.checkResponseBytes('u_1')?.status).toBe(429);
  expect(other.checkResponseBytes('u_1')).toBeUndefined();
  await other.countResponseBytes('u_1', 16 * 1024);
  expect(other.checkResponseBytes('u_1')?.status).toBe(429);
});

test('a window ends by the clock, at every process', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T14:05:00Z') });
  const both = [
    await limitsOf({ RATE_LIMIT_SIGN_IN: '4' }),
    await limitsOf({ RATE_LIMIT_SIGN_IN: '4' }),
  ];
  const signIn = async (attempt: number) => both[attempt % 2]?.checkSignIn('203.0.113.7');
  expect(await countServed(8, signIn)).toBe(4);
  vi.setSystemTime(Date.parse('2026-11-19T14:05:59Z'));
  expect(await countServed(2, signIn)).toBe(0);
  vi.setSystemTime(Date.parse('2026-11-19T14:06:00Z'));
  expect(await countServed(8, signIn)).toBe(4);
});

test('a message that was rejected is uncounted for all processes', async () => {
  const [one, other] = [
    await limitsOf({ RATE_LIMIT_CONTACT: '1' }),
    await limitsOf({ RATE_LIMIT_CONTACT: '1' }),
  ];
  expect(await one.checkContact('a')).toBeUndefined();
  expect((await one.checkContact('a'))?.status).toBe(429);
  await one.refundContact('a');
  expect(await one.checkContact('a')).toBeUndefined();
  await one.refundContact('a');
  expect(await other.checkContact('a')).toBeUndefined();
  expect((await one.checkContact('a'))?.status).toBe(429);
});

test('the end of a window that a wrong clock left is not told to anybody', async () => {
  const limits = await limitsOf({ RATE_LIMIT_PER_USER: '1' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 });
  await limits.checkUser('u_1');
  vi.useRealTimers();
  const restarted = await limitsOf({ RATE_LIMIT_PER_USER: '1' });
  const refused = await restarted.checkUser('u_1');
  expect(Number(refused?.headers.get('Retry-After'))).toBe(60);
});

test('without a database each process counts in its memory, and says so once', async () => {
  const database = await openDatabase({ log });
  await database.close();
  const warnings: unknown[] = [];
  const warn = (...all: unknown[]) => void warnings.push(all);
  const limits = createRateLimits({
    config: parseConfig({ RATE_LIMIT_PER_USER: '3' }, '/'),
    database,
    log: Object.assign(Object.create(log), { warn }),
  });
  expect(await countServed(5, () => limits.checkUser('u_1'))).toBe(3);
  await limits.countResponseBytes('u_1', 4 * 16 * 1024);
  expect(limits.checkResponseBytes('u_1')?.status).toBe(429);
  expect(warnings).toHaveLength(1);
});
