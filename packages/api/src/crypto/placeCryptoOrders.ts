import { CRYPTO_SYMBOLS, type CryptoSymbol } from '@dime-time/finance-core/contract';
import type { Instant } from '@dime-time/finance-core';
import type { Selectable } from 'kysely';
import { type CoreDeps, type Tables, toCents, type Tx } from '../db/index.ts';
import { CRYPTO, lockAccounts, ROUND_UPS, writeTransfers } from '../ledger/index.ts';
import { readRoundUpSettings, scheduleThresholdSweep } from '../round-ups/index.ts';
import {
  type CryptoOrderOutcome,
  type CryptoProvider,
  CryptoUnavailable,
} from './cryptoProvider.ts';

export interface CryptoDeps extends Pick<CoreDeps, 'database' | 'log'> {
  readonly crypto: CryptoProvider;
}

/** Purchases per query. */
const BATCH_SIZE = 100;

type Purchase = Selectable<Tables['crypto_purchases']>;

/**
 * Job: places the orders of pending purchases, or checks the status of a placed one. The provider
 * is called outside transactions; each purchase has one order, however often it is sent.
 *
 * An order with an unknown result does not block the others. Without a configured provider the
 * purchases stay pending.
 */
export async function placeCryptoOrders(
  deps: CryptoDeps,
  now: Instant,
  signal?: AbortSignal,
): Promise<void> {
  if (!deps.crypto.configured) return;
  let last = '';
  for (;;) {
    const pending = await deps.database.db
      .selectFrom('crypto_purchases')
      .selectAll()
      .where('status', '=', 'pending')
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute();
    for (const purchase of pending) {
      if (signal?.aborted) return;
      if (!(await placeOrder(deps, purchase, now))) return;
      last = purchase.id;
    }
    if (pending.length < BATCH_SIZE) return;
  }
}

/** @returns whether other orders may succeed. */
async function placeOrder(
  { database, crypto, log }: CryptoDeps,
  purchase: Purchase,
  now: Instant,
): Promise<boolean> {
  let outcome: CryptoOrderOutcome;
  try {
    outcome = await crypto.order({
      clientOrderId: purchase.id,
      symbol: toSymbol(purchase),
      amountUsd: toCents(purchase.amount_usd),
    });
  } catch (error) {
    log.warn({ err: error, purchase: purchase.id }, 'An order for coins is sent again later.');
    return !(error instanceof CryptoUnavailable);
  }
  await database.transaction((tx) => saveOutcome(tx, purchase, outcome, now));
  return true;
}

async function saveOutcome(
  tx: Tx,
  purchase: Purchase,
  outcome: CryptoOrderOutcome,
  now: Instant,
): Promise<void> {
  const bought = outcome.status === 'completed' ? outcome : undefined;
  const changed = await tx
    .updateTable('crypto_purchases')
    .set({
      status: outcome.status,
      provider_order_id: outcome.orderId ?? null,
      crypto_amount: bought?.cryptoAmount ?? null,
      ...(bought ? { amount_usd: BigInt(bought.spent) } : {}),
    })
    .where('id', '=', purchase.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (outcome.status === 'pending' || changed.numUpdatedRows === 0n) return;
  const unspent = purchase.amount_usd - BigInt(bought?.spent ?? 0);
  if (unspent === 0n) return;
  // The unspent amount returns to the round-ups, for the next sweep.
  const household = { userId: purchase.user_id, timeZone: 'UTC', now };
  const accounts = await lockAccounts(tx, household, [CRYPTO, ROUND_UPS]);
  const posted = await writeTransfers(tx, household, accounts, [
    {
      from: CRYPTO,
      to: ROUND_UPS,
      kind: 'crypto_share',
      detail: 'returned',
      reference: purchase.id,
      once: `crypto_return:${purchase.id}`,
      amount: unspent,
    },
  ]);
  if (posted.length === 0) return;
  const settings = await readRoundUpSettings(tx, household);
  await scheduleThresholdSweep(tx, household, { accounts, collected: unspent, settings });
}

function toSymbol({ symbol }: Purchase): CryptoSymbol {
  const known = CRYPTO_SYMBOLS.find((one) => one === symbol);
  if (!known) throw new RangeError('A purchase is of a coin that is not known.');
  return known;
}
