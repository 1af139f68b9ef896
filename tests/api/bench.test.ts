import { cents } from '@dime-time/finance-core';
import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { payDebt } from '../../packages/api/src/debts/payDebt.ts';
import { claimKey, saveResponse } from '../../packages/api/src/http/idempotencyStore.ts';
import { testDatabase } from '../../packages/api/src/testing/testDatabase.ts';
import { PAYMENT_STATEMENTS } from '../bench/api/bareSql.ts';
import { measure } from '../bench/api/measure.ts';
import { prepare } from '../bench/api/prepare.ts';

/** The benchmark itself in short: figures of a second mean nothing, answers that fail do. */
test('a second of load on the real server answers everything, and the books balance', async () => {
  const measured = await measure({
    engine: 'embedded',
    seconds: 1,
    size: { members: 3, transactions: 200 },
  });
  const { payments, mixed, page, summary } = measured;
  for (const { count, failures } of [payments, mixed, page, summary]) {
    expect(count).toBeGreaterThan(0);
    expect([...failures]).toEqual([]);
  }
  expect(measured.ledgerFaults).toBe(0);
});

test('the limit it is held against is the statements of the server and no others', async () => {
  const database = await testDatabase();
  const { members } = await prepare(database, { members: 1, transactions: 1 });
  const member = members[0];
  if (!member) throw new Error('Nobody joined.');
  const household = { userId: member.userId, timeZone: 'UTC', now: new Date().toISOString() };
  const write = { key: 'of-this-test', fingerprint: new Uint8Array(32) };
  const sent: string[] = [];
  await database.transaction(async (tx) => {
    const executor = tx.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    executor.executeQuery = <Row>(query: CompiledQuery<Row>, ...rest: never[]) => {
      sent.push(query.sql);
      return execute(query, ...rest);
    };
    await claimKey(tx, household, write);
    await payDebt(tx, household, { debtId: member.debtId, amount: cents(100), source: 'manual' });
    await saveResponse(tx, household, write, { status: 201, body: '{}' });
  });
  expect(sent).toEqual(Object.values(PAYMENT_STATEMENTS));
});
