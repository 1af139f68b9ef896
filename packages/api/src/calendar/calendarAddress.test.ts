import { expect, test } from 'vitest';
import { createEncryption } from '../encryption/index.ts';
import { parseConfig } from '../config/config.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { findCalendar, readCalendarAddress, renewCalendarAddress } from './calendarAddress.ts';

const database = await testDatabase();
const { db } = database;
const config = parseConfig({ PUBLIC_URL: 'https://dime.example' }, '/');
const deps = { config, encryption: createEncryption(['a-secret-of-the-tests']) };

const renew = async (home: Awaited<ReturnType<typeof testHousehold>>) => {
  const { url } = await database.transaction((tx) => renewCalendarAddress(tx, home, deps));
  return /^https:\/\/dime\.example\/api\/calendar\/(.+)\.ics$/.exec(url ?? '')?.[1] ?? '';
};

test('a secret has 256 bits, and the database has neither it nor its address', async () => {
  const home = await testHousehold(database);
  const secret = await renew(home);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const rows = await db
    .selectFrom('calendar_addresses')
    .selectAll()
    .where('user_id', '=', home.userId)
    .execute();
  const stored = rows.flatMap(({ secret_hash, secret: encrypted }) => [
    Buffer.from(secret_hash),
    Buffer.from(encrypted),
  ]);
  for (const bytes of stored) {
    expect(bytes.includes(secret)).toBe(false);
    expect(bytes.includes(Buffer.from(secret, 'base64url'))).toBe(false);
  }
});

test('it opens the calendar of one household, in its zone, until it is renewed', async () => {
  const home = await testHousehold(database, { timeZone: 'America/New_York' });
  const { userId, timeZone } = home;
  const secret = await renew(home);
  expect(await findCalendar(db, secret)).toEqual({ userId, timeZone });
  await renew(home);
  expect(await findCalendar(db, secret)).toBeUndefined();
});

test('is told as none where the key of the server is no longer configured', async () => {
  const home = await testHousehold(database);
  const secret = await renew(home);
  const later = { config, encryption: createEncryption(['another-secret-of-the-tests']) };
  expect(await readCalendarAddress(db, home, later)).toEqual({ url: null });
  // Calendar apps that have it are answered as before.
  expect(await findCalendar(db, secret)).toMatchObject({ userId: home.userId });
});

test('is gone with the household', async () => {
  const home = await testHousehold(database);
  const secret = await renew(home);
  await db.deleteFrom('users').where('id', '=', home.userId).execute();
  expect(await findCalendar(db, secret)).toBeUndefined();
});
