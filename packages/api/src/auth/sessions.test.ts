import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createEncryption } from '../encryption/index.ts';

let now = '';
let database: Database;
let household: RequestContext;
let sessions: Sessions;

beforeAll(async () => {
  database = await testDatabase();
  household = await testHousehold(database, { timeZone: 'Europe/Athens' });
  const encryption = createEncryption(['a secret for tests alone']);
  sessions = createSessions({ database, encryption, clock: () => now });
}, 60_000);

const begin = () => {
  now = '2026-11-01T00:00:00.000Z';
  return sessions.start(household.userId, { idToken: 'the provider’s token' });
};
const idOf = async (cookie: string) => (await sessions.read(cookie))?.sessionId ?? '';
const isOver = async (cookie: string) => (await sessions.read(cookie)) === undefined;

test('a session is its household’s until it is ended, and gives back the token it began with', async () => {
  const cookie = await begin();
  expect(cookie).toMatch(/^[\w-]{43}$/);
  expect(await sessions.read(cookie)).toEqual({
    userId: household.userId,
    timeZone: 'Europe/Athens',
    sessionId: expect.stringMatching(/^se_\w{26}$/),
  });
  expect(await sessions.end(cookie)).toBe('the provider’s token');
  expect(await isOver(cookie)).toBe(true);
  expect(await sessions.end(cookie)).toBeUndefined();
});

test('use keeps it, but not for ever', async () => {
  const cookie = await begin();
  const start = Date.parse(now);
  for (let hours = 20; hours < 14 * 24; hours += 20) {
    now = new Date(start + hours * 3_600_000).toISOString();
    expect(await isOver(cookie)).toBe(false);
  }
  now = '2026-11-14T23:59:59.999Z';
  expect(await isOver(cookie)).toBe(false);
  now = '2026-11-15T00:00:00.000Z';
  expect(await isOver(cookie)).toBe(true);
});

test('a day without use ends it', async () => {
  const cookie = await begin();
  now = '2026-11-02T00:00:00.000Z';
  expect(await isOver(cookie)).toBe(true);
});

test('where it was last used is written with the time of the use, no more often', async () => {
  const cookie = await begin();
  const client = { browser: 'Safari', system: 'iPhone', network: '203.0.113.0/24' };
  const read = vi.fn(() => client);
  const sessionId = await idOf(cookie);
  const stored = () =>
    database.db
      .selectFrom('sessions')
      .select(['browser', 'system', 'network', 'last_seen_at'])
      .where('public_id', '=', sessionId)
      .executeTakeFirst();
  now = '2026-11-01T00:04:59.999Z';
  await sessions.read(cookie, read);
  expect(read).not.toHaveBeenCalled();
  expect(await stored()).toMatchObject({ browser: null, system: null, network: null });
  now = '2026-11-01T00:05:00.000Z';
  await sessions.read(cookie, read);
  expect(read).toHaveBeenCalledOnce();
  expect(await stored()).toEqual({ ...client, last_seen_at: now });
});

test('neither its id nor the token can be read from the database', async () => {
  const cookie = await begin();
  const rows = await database.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', household.userId)
    .execute();
  const text = rows
    .flatMap((row) => [row.id_hash, row.id_token ?? new Uint8Array(), Buffer.from(row.public_id)])
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  expect(text).not.toContain(cookie);
  expect(text).not.toContain(Buffer.from(cookie, 'base64url').toString('latin1'));
  expect(text).not.toContain('provider');
});

test.each(['', 'x', "' or 1=1 --", 'x'.repeat(43), 'x'.repeat(44), '\u0000'])(
  '%j is no session',
  async (cookie) => {
    await begin();
    expect(await isOver(cookie)).toBe(true);
  },
);
