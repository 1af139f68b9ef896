import { createHash, randomBytes } from 'node:crypto';
import {
  addDays,
  calendarDayOf,
  epochMillis,
  nextDueDate,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import { SANDBOX_INSTITUTIONS, sandboxInstitutionOf } from '@dime-time/finance-core/contract';
import {
  createRandom,
  sandboxAccounts,
  sandboxDay,
  sandboxDebts,
  type SandboxRow,
} from '@dime-time/finance-core/sandbox';
import type { Clock } from '../../config/clock.ts';
import type { BankRecord } from '../../transactions/index.ts';
import { BankError, type BankProvider, type BankSync } from '../bankProvider.ts';

/** The history of the first sync, in days. */
const DAYS_BACK = 120;
const PURCHASES_A_DAY = 4;

/** Purchases are pending for this long before they are posted. */
const BOOKED_AFTER_MS = 6 * 60 * 60_000;

/** The time zone of the sandbox's shops. */
const TIME_ZONE = 'America/New_York';

const TOKEN = /^access-sandbox-([a-z-]+)\.[\w-]+$/;

/**
 * A provider with fictional banks, for machines without a real one.
 *
 * Purchases are generated from the account and the day alone, so every sync finds the same history
 * and, over time, more of it.
 */
export function createSandboxProvider(clock: Clock): BankProvider {
  return {
    name: 'sandbox',
    createLinkToken: async () => `link-sandbox_${randomBytes(9).toString('base64url')}`,
    async exchangePublicToken(publicToken) {
      const { id, refuses } = sandboxInstitutionOf(publicToken);
      if (refuses) throw new BankError('refused', 'The bank turns every connection down.');
      const grant = createHash('sha256').update(publicToken).digest('base64url').slice(0, 16);
      return {
        accessToken: `access-sandbox-${id}.${grant}`,
        itemId: `item-sandbox-${grant}`,
      };
    },
    async institution(accessToken) {
      const id = institutionOf(accessToken);
      return { id, name: SANDBOX_INSTITUTIONS.find((known) => known.id === id)?.name ?? '' };
    },
    async accounts(accessToken) {
      return sandboxAccounts(institutionOf(accessToken));
    },
    async sync(accessToken, cursor) {
      return changes(institutionOf(accessToken), clock(), cursor);
    },
    async liabilities(accessToken) {
      const today = calendarDayOf(clock(), TIME_ZONE);
      return sandboxDebts(institutionOf(accessToken)).map(({ dueDay, ...debt }) => ({
        ...debt,
        nextDueDate: nextDueDate(dueDay, today),
      }));
    },
    remove: async () => {},
    // The sandbox sends no webhooks.
    verifyWebhook: async () => undefined,
  };
}

function institutionOf(accessToken: string): string {
  const id = TOKEN.exec(accessToken)?.[1];
  if (id === undefined) throw new BankError('refused', 'No token of the sandbox.');
  return id;
}

/** The changes since the cursor, which is the time of the previous sync. */
function changes(institutionId: string, now: Instant, cursor: string | undefined): BankSync {
  const [{ accountId }, ...others] = sandboxAccounts(institutionId);
  const cardId = others.find(({ type }) => type === 'credit')?.accountId;
  const today = calendarDayOf(now, TIME_ZONE);
  const first = addDays(
    cursor ? calendarDayOf(cursor, TIME_ZONE) : today,
    cursor ? -1 : -DAYS_BACK,
  );
  const seen = cursor ? epochMillis(cursor) : Number.NEGATIVE_INFINITY;
  const added: BankRecord[] = [];
  const removed: BankSync['removed'][number][] = [];
  for (let day = today; day >= first; day = addDays(day, -1)) {
    for (const row of dayOf(accountId, cardId, day)) {
      const before = stateOf(row, seen);
      const after = stateOf(row, epochMillis(now));
      if (before === after) continue;
      const pending = `${row.transaction_id}-pending`;
      if (before === 'announced')
        removed.push({ account_id: row.account_id, transaction_id: pending });
      added.push(
        after === 'announced'
          ? { ...row, transaction_id: pending, pending: true }
          : {
              ...row,
              pending: false,
              ...(before === 'announced' ? { pending_transaction_id: pending } : {}),
            },
      );
    }
  }
  return { added, modified: [], removed, cursor: now };
}

function dayOf(accountId: string, cardId: string | undefined, day: CalendarDay): SandboxRow[] {
  const seed = createHash('sha256').update(`${accountId} ${day}`).digest().readUInt32LE();
  return sandboxDay({
    random: createRandom(seed),
    accountId,
    cardId,
    day,
    timeZone: TIME_ZONE,
    perDay: PURCHASES_A_DAY,
    limit: PURCHASES_A_DAY,
    // The whole day, since a shorter one would generate other purchases; later ones are filtered
    // out.
    until: `${addDays(day, 2)}T00:00:00Z`,
  });
}

function stateOf({ datetime, date }: SandboxRow, at: number): 'none' | 'announced' | 'booked' {
  // Pay and transfers have no time; they are posted when their day begins.
  if (datetime === undefined) return startOfDay(date, TIME_ZONE) <= at ? 'booked' : 'none';
  const millis = epochMillis(datetime);
  if (millis > at) return 'none';
  return millis + BOOKED_AFTER_MS > at ? 'announced' : 'booked';
}
