import { randomBytes } from 'node:crypto';
import type { Instant } from '@dime-time/finance-core';
import type { Tx } from '../db/index.ts';
import type { SessionUser } from './sessions.ts';

/** A user at an identity provider, with the claims about them. */
export interface IdentityClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The longest stored text in characters. */
const MAX_TEXT = 200;

/**
 * Creates the user at the first sign-in, and updates the profile at later ones. A claim that is
 * missing keeps its earlier value.
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
    // Without claims the update would be empty and return no row, so one column is set to itself.
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
  // Removes control characters, some of which PostgreSQL cannot store.
  const text = claim.replace(/\p{Cc}/gu, '').trim();
  return text ? text.slice(0, MAX_TEXT).toWellFormed() : undefined;
}

/** @returns the canonical name of the time zone; `undefined` where there is none of that name. */
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
