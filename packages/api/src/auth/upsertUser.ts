import { randomBytes } from 'node:crypto';
import type { Instant } from '@dime-time/finance-core';
import type { Tx } from '../db/index.ts';
import type { SessionUser } from './sessions.ts';

/** Who signed in: at which provider, under which name there, and what it tells of them. */
export interface IdentityClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Longer than any name or address that a page could show. */
const MAX_TEXT = 200;

/**
 * Finds the household of whoever signed in, or makes one.
 *
 * What the provider tells takes the place of what it told before; what it does not tell stays.
 */
export async function upsertUser(
  tx: Tx,
  identity: IdentityClaims,
  now: Instant,
): Promise<SessionUser> {
  const zone = readTimeZone(identity.claims['zoneinfo']);
  const profile = {
    ...optional('email', readText(identity.claims['email'])),
    ...optional('first_name', readText(identity.claims['given_name'])),
    ...optional('last_name', readText(identity.claims['family_name'])),
    ...optional('time_zone', zone),
    ...(zone === undefined ? {} : { is_zone_known: true }),
  };
  const { id, time_zone } = await tx
    .insertInto('users')
    .values({
      id: `u_${randomBytes(15).toString('base64url')}`,
      issuer: identity.issuer,
      subject: identity.subject,
      created_at: now,
      ...profile,
    })
    // Writing the subject again changes nothing, and gives the row where nothing was told.
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet((row) => ({ email: row.ref('users.email'), ...profile })),
    )
    .returning(['id', 'time_zone'])
    .executeTakeFirstOrThrow();
  return { userId: id, timeZone: time_zone };
}

function readText(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  // What PostgreSQL cannot store goes, and so does what no name is made of.
  const text = claim.replace(/\p{Cc}/gu, '').trim();
  return text ? text.slice(0, MAX_TEXT).toWellFormed() : undefined;
}

/** @returns the zone where there is one of that name. */
function readTimeZone(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: claim }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function optional<Key extends string>(
  key: Key,
  value: string | undefined,
): { readonly [K in Key]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: string };
}
