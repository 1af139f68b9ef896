import { aprFromPercent, cents } from '@dime-time/finance-core';
import { quantity } from '@dime-time/finance-core/money';
import { expect, test } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { readDashboardSummary } from '../dashboard/readDashboardSummary.ts';
import { addDebt, listDebts } from '../debts/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { DEFAULT_SETTINGS, saveRoundUpSettings } from '../round-ups/index.ts';
import { sweepRoundUps } from '../round-ups/sweepRoundUps.ts';
import { collectRoundUp } from '../testing/collectRoundUp.ts';
import { linkCheckingAccount } from '../testing/linkCheckingAccount.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import {
  type CryptoOrder,
  type CryptoOrderOutcome,
  type CryptoProvider,
  CryptoUnavailable,
} from './cryptoProvider.ts';
import { listCryptoPurchases } from './listCryptoPurchases.ts';
import { placeCryptoOrders } from './placeCryptoOrders.ts';

/** A household whose sweep has just asked for coins; other tests' orders are left pending. */
async function household() {
  const database = await testDatabase();
  const home = await testHousehold(database);
  await linkCheckingAccount(database, home, null);
  await database.transaction(async (tx) => {
    await addDebt(tx, home, {
      name: 'Card',
      currentBalance: cents(10_000),
      minimumPayment: cents(100),
      interestRate: aprFromPercent(20),
      dueDate: 1,
    });
    await saveRoundUpSettings(tx, home, { ...DEFAULT_SETTINGS, cryptoEnabled: true });
  });
  await collectRoundUp(database, home, 400);
  await database.transaction((tx) =>
    sweepRoundUps(tx, home, { key: 'week:2026-11-15' }, listDebts),
  );
  const purchases = () => listCryptoPurchases(database.db, home);
  const [mine] = await purchases();
  const asked: CryptoOrder[] = [];
  const run = (outcome: CryptoOrderOutcome | Error, configured = true) => {
    const crypto: CryptoProvider = {
      name: 'test',
      configured,
      async order(order) {
        if (order.clientOrderId !== mine?.id) return { status: 'pending', orderId: 'other' };
        asked.push(order);
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    };
    return placeCryptoOrders({ database, crypto, log: createLogger('silent') }, home.now);
  };
  const total = async () => (await readDashboardSummary(database.db, home)).totalRoundUps;
  const balance = async () => {
    const account = await database.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('user_id', '=', home.userId)
      .where('kind', '=', 'round_ups')
      .executeTakeFirst();
    return account?.balance;
  };
  return { database, home, mine, asked, purchases, run, total, balance };
}

test('without a provider a purchase stays pending, and nothing is asked', async () => {
  const { run, asked, purchases } = await household();
  await run({ status: 'failed' }, false);
  expect([asked, (await purchases())[0]?.status]).toEqual([[], 'pending']);
});

test('an order that went through has its coins, and is not sent again', async () => {
  const { run, mine, asked, purchases } = await household();
  await run(new Error('no answer'));
  await run({ status: 'pending', orderId: 'o_1' });
  const at = '2026-11-19T15:00:00Z';
  const bought = {
    status: 'completed',
    orderId: 'o_1',
    cryptoAmount: quantity(1052n),
    spent: cents(100),
    at,
  } as const;
  await run(bought);
  await run(bought);
  const order = { clientOrderId: mine?.id, symbol: 'BTC', amountUsd: 100 };
  expect(asked).toEqual([order, order, order]);
  expect(await purchases()).toMatchObject([{ status: 'completed', cryptoAmount: 1052n }]);
});

test('the money of an order that failed goes back to the round-ups, once', async () => {
  const { database, run, purchases, total, balance } = await household();
  await run({ status: 'failed' });
  await run({ status: 'failed' });
  expect(await purchases()).toMatchObject([{ status: 'failed' }]);
  expect(await balance()).toBe(100n);
  // It is the same money, so nothing more was rounded up.
  expect(await total()).toBe(400);
  expect((await checkLedger(database.db)).faults).toEqual([]);
});

test('of an order that bought a part, the rest goes back to the round-ups, once', async () => {
  const { database, run, purchases, total, balance } = await household();
  const bought = {
    status: 'completed',
    orderId: 'o_1',
    cryptoAmount: quantity(631n),
    spent: cents(60),
    at: '2026-11-19T15:00:00Z',
  } as const;
  await run(bought);
  await run(bought);
  expect(await purchases()).toMatchObject([{ status: 'completed', amountUsd: 60 }]);
  expect([await balance(), await total()]).toEqual([40n, 400]);
  expect((await checkLedger(database.db)).faults).toEqual([]);
});

test('an order that comes to nothing holds up no other, and a provider that is away all', async () => {
  const [first, second] = [await household(), await household()];
  let asked: string[] = [];
  const run = (failure: Error) => {
    asked = [];
    const order = ({ clientOrderId }: CryptoOrder) => {
      asked.push(clientOrderId);
      return Promise.reject(failure);
    };
    const crypto: CryptoProvider = { name: 'test', configured: true, order };
    return placeCryptoOrders(
      { database: first.database, crypto, log: createLogger('silent') },
      first.home.now,
    );
  };
  await run(new Error('no order of that kind'));
  expect(asked).toEqual(expect.arrayContaining([first.mine?.id, second.mine?.id]));
  await run(new CryptoUnavailable('away'));
  expect(asked).toHaveLength(1);
});

test('a stop lets the order that is asked for finish, and asks for no further one', async () => {
  const { database, home } = await household();
  const stopping = new AbortController();
  let asked = 0;
  const order = async (): Promise<CryptoOrderOutcome> => {
    asked += 1;
    stopping.abort();
    return { status: 'pending', orderId: 'o_1' };
  };
  const crypto: CryptoProvider = { name: 'test', configured: true, order };
  const deps = { database, crypto, log: createLogger('silent') };
  await household();
  await placeCryptoOrders(deps, home.now, stopping.signal);
  expect(asked).toBe(1);
});
