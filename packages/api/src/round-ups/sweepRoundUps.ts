import type { Debt } from '@dime-time/finance-core/contract';
import { isCollecting, type Cents, type Instant } from '@dime-time/finance-core';
import { planDueSweep, type DueSweepInput } from '@dime-time/finance-core/server';
import {
  type CoreDeps,
  type Db,
  newId,
  statement,
  toCents,
  type Tx,
  type Value,
} from '../db/index.ts';
import {
  CRYPTO,
  debtAccount,
  lockBooks,
  openAccounts,
  presentDay,
  readReversalsFor,
  type RequestContext,
  ROUND_UPS,
  TOKEN_SUPPLY,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import { readRoundUpSettings, type StoredSettings } from './readRoundUpSettings.ts';
import { scheduleThresholdSweep } from './scheduleThresholdSweep.ts';
import { selectChargedAccount } from './selectChargedAccount.ts';
import { type PlannedSweep, settleSweep, sweepKey, sweepTransfers } from './sweepTransfers.ts';

type LockedBook = Awaited<ReturnType<typeof lockBooks>>[number];

/** The debts of a household with what is owed on each; the sweep pays the open ones. */
export type ListDebts = (db: Db, household: RequestContext) => Promise<readonly Debt[]>;

/** What the sweep jobs use. */
export interface SweepDeps extends Pick<CoreDeps, 'database' | 'log'> {
  readonly listDebts: ListDebts;
}

export interface Sweep {
  /** The unique key of the sweep: a second one with this key does nothing. */
  readonly key: string;
  /** Round-ups collected from this time on wait for the next sweep. */
  readonly collectedBefore?: Instant;
  /**
   * Whether it is a threshold sweep, which moves nothing below the threshold; else it is a weekly
   * sweep.
   * @default false
   */
  readonly isAtThreshold?: boolean;
}

/**
 * Applies the collected round-ups: the invested share becomes a crypto purchase, the rest is paid
 * on the debt with the highest rate in force, and once that is paid off, on the next.
 *
 * While nothing is owed, all of it waits, including the invested share: splitting it each week
 * would end up investing everything. It also waits while sweeps are paused or of another kind,
 * while no linked account can be charged, and as far as the account would fall below the
 * household's floor.
 */
export async function sweepRoundUps(
  tx: Tx,
  household: RequestContext,
  sweep: Sweep,
  listDebts: ListDebts,
): Promise<void> {
  const books = await lockBooks(tx, household);
  const balance = books.find(({ kind }) => kind === 'round_ups')?.balance ?? 0n;
  if (balance === 0n || (await isDone(tx, household, sweep))) return;
  const settings = await readRoundUpSettings(tx, household);
  if (!isAllowed(household, sweep, settings, balance)) return;
  const debts = await listDebts(tx, household);
  const due = planDueSweep({
    waiting: await collected(tx, household, sweep, balance),
    account: await chargedAccount(tx, household),
    settings,
    debts,
    today: presentDay(household).today,
  });
  if (!due) return;
  const { plan, moved } = due;
  await applySweep(tx, household, books, { key: sweep.key, plan, debts, settings });
  // What the floor held back is scheduled again, with the key after this sweep.
  const accounts = books.map((account) => afterSweep(account, BigInt(moved)));
  await scheduleThresholdSweep(tx, household, { accounts, settings });
}

function afterSweep(account: LockedBook, moved: bigint): LockedBook {
  if (account.kind !== 'round_ups') return account;
  return {
    ...account,
    balance: account.balance - moved,
    money_out: account.money_out + moved,
  };
}

/** Whether the household has chosen this kind of sweep, and sweeps are not paused. */
function isAllowed(
  { now }: RequestContext,
  { isAtThreshold = false }: Sweep,
  { sweep, pausedUntil, autoApplyThreshold }: StoredSettings,
  balance: bigint,
): boolean {
  if (!isCollecting({ isEnabled: true, pausedUntil }, now)) return false;
  if (!isAtThreshold) return sweep !== 'threshold';
  return sweep !== 'weekly' && balance >= BigInt(autoApplyThreshold);
}

/** The amount that leaves the floor in the charged account; 0 without an account. */
async function chargedAccount(
  tx: Tx,
  { userId }: RequestContext,
): Promise<DueSweepInput['account']> {
  const [charged] = await selectCharged(tx, { userId });
  return (
    charged && {
      available: charged.available === null ? undefined : toCents(charged.available),
    }
  );
}

async function isDone(tx: Tx, { userId }: RequestContext, { key }: Sweep): Promise<boolean> {
  return (await selectOnce(tx, { userId, once: sweepKey(key) })).length > 0;
}

/** The balance, less what was collected too late for this sweep. */
async function collected(
  tx: Tx,
  { userId }: RequestContext,
  { collectedBefore }: Sweep,
  balance: bigint,
): Promise<Cents> {
  if (collectedBefore === undefined) return toCents(balance);
  const rows = await selectCollected(tx, { userId, since: collectedBefore });
  const sumOf = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.sum ?? 0);
  const before = balance - sumOf('round_up') + sumOf('round_up_reversal');
  // A threshold sweep may have applied more than was collected since then.
  const bounded = before < 0n ? 0n : before > balance ? balance : before;
  return toCents(bounded);
}

async function applySweep(
  tx: Tx,
  household: RequestContext,
  books: readonly LockedBook[],
  sweep: PlannedSweep,
): Promise<void> {
  const { plan, settings } = sweep;
  const payments = settleSweep(sweep).map(({ settled }) => settled);
  const planned = { ...sweep, reversed: await readReversalsFor(tx, household, payments) };
  const accounts = await openAccounts(tx, household, books, [
    ROUND_UPS,
    ...(plan.crypto > 0 ? [CRYPTO] : []),
    TOKENS,
    TOKEN_SUPPLY,
    ...plan.payments.map(({ debtId }) => debtAccount(debtId)),
  ]);
  const posted = await writeTransfers(tx, household, accounts, sweepTransfers(planned));
  const share = posted.find(({ kind }) => kind === 'crypto_share');
  if (!share) return;
  await tx
    .insertInto('crypto_purchases')
    .values({
      id: newId('c', household.now),
      user_id: household.userId,
      symbol: settings.preferredCrypto,
      amount_usd: share.amount,
      status: 'pending',
      transfer_id: share.id,
      created_at: household.now,
    })
    .execute();
}

const selectCharged = statement((db, value: Value<{ userId: string }>) =>
  selectChargedAccount(db, value('userId')).compile(),
);

const selectOnce = statement((db, value: Value<Record<'userId' | 'once', string>>) =>
  db
    .selectFrom('ledger_transfers')
    .select('id')
    .where('user_id', '=', value('userId'))
    .where('once', '=', value('once'))
    .compile(),
);

/** By kind, what was collected from a time on. */
const selectCollected = statement((db, value: Value<{ userId: string; since: Instant }>) =>
  db
    .selectFrom('ledger_transfers')
    .select(['kind', (select) => select.fn.sum<string>('amount').as('sum')])
    .where('user_id', '=', value('userId'))
    .where('kind', 'in', ['round_up', 'round_up_reversal'])
    .where('at', '>=', value('since'))
    .groupBy('kind')
    .compile(),
);
