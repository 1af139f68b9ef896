import { calendarPath, type CalendarAddress } from '@dime-time/finance-core/contract';
import { hash, randomBytes } from 'node:crypto';
import type { Encryption } from '../encryption/index.ts';
import { type CoreDeps, type Db, statement, type Tx, type Value } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';

/** What an address needs; its secret is stored encrypted. */
export interface AddressDeps extends Pick<CoreDeps, 'config' | 'database'> {
  readonly encryption: Encryption;
}

type Keeping = Pick<AddressDeps, 'config' | 'encryption'>;

const PURPOSE = 'address of a calendar';

/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;

/**
 * The address of a household's calendar; without one until it is made, and where its secret was
 * encrypted with a key that is no longer configured.
 */
export async function readCalendarAddress(
  db: Db | Tx,
  { userId }: RequestContext,
  deps: Keeping,
): Promise<CalendarAddress> {
  const [row] = await selectSecret(db, { userId });
  const secret = row && deps.encryption.decrypt(row.secret, PURPOSE);
  return { url: secret === undefined ? null : addressOf(secret, deps) };
}

/** Makes an address for a household's calendar. From then on, an earlier one is that of no calendar. */
export async function renewCalendarAddress(
  tx: Tx,
  { userId, now }: RequestContext,
  deps: Keeping,
): Promise<CalendarAddress> {
  const secret = randomBytes(32).toString('base64url');
  const row = {
    secret_hash: hashSecret(secret),
    secret: deps.encryption.encrypt(secret, PURPOSE),
    created_at: now,
  };
  await tx
    .insertInto('calendar_addresses')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { url: addressOf(secret, deps) };
}

/** Whose calendar a secret opens; `undefined` where it is that of none. */
export async function findCalendar(
  db: Db,
  secret: string,
): Promise<Pick<RequestContext, 'userId' | 'timeZone'> | undefined> {
  if (!SECRET.test(secret)) return undefined;
  const [found] = await selectUser(db, { hash: hashSecret(secret) });
  return found && { userId: found.id, timeZone: found.time_zone };
}

const selectSecret = statement((db, value: Value<{ userId: string }>) =>
  db
    .selectFrom('calendar_addresses')
    .select('secret')
    .where('user_id', '=', value('userId'))
    .compile(),
);

const selectUser = statement((db, value: Value<{ hash: Uint8Array }>) =>
  db
    .selectFrom('calendar_addresses')
    .innerJoin('users', 'users.id', 'calendar_addresses.user_id')
    .select(['users.id', 'users.time_zone'])
    .where('secret_hash', '=', value('hash'))
    .compile(),
);

function addressOf(secret: string, { config }: Keeping): string {
  return `${config.publicUrl}${calendarPath(secret)}`;
}

function hashSecret(secret: string): Uint8Array {
  return hash('sha256', secret, 'buffer');
}
