import { aprFromPercent, calendarDay, cents, planForecast } from '@dime-time/finance-core';
import type { PlanRequest } from '@dime-time/finance-core/contract';
import { expect, test } from 'vitest';
import type { RequestContext } from '../ledger/index.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { testHousehold } from '../testing/testHousehold.ts';
import { addDebt } from './addDebt.ts';
import { listDebts } from './listDebts.ts';
import { listPlanVersions } from './listPlanVersions.ts';
import { readPlan } from './readPlan.ts';
import { savePlan } from './savePlan.ts';

const database = await testDatabase();
const { db } = database;

const PLAN: PlanRequest = {
  strategy: 'snowball',
  order: [],
  extraMonthly: cents(10_000),
  oneOffs: [{ on: calendarDay('2027-04-15'), amount: cents(50_000), note: 'Tax refund' }],
  includeRoundUps: true,
};

const save = (home: RequestContext, plan = PLAN) =>
  database.transaction((tx) => savePlan(tx, home, plan));

const owe = (home: RequestContext) =>
  database.transaction((tx) =>
    addDebt(tx, home, {
      name: 'Card',
      currentBalance: cents(100_000),
      minimumPayment: cents(2500),
      interestRate: aprFromPercent(19.99),
      dueDate: 31,
    }),
  );

const countOf = async ({ userId }: RequestContext) => {
  const { count } = await db
    .selectFrom('plan_versions')
    .select((each) => each.fn.countAll<bigint>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('a version has the forecast of its day, in the zone of the household', async () => {
  // Still the 18th in New York.
  const now = '2026-11-19T02:00:00Z';
  const home = await testHousehold(database, { now, timeZone: 'America/New_York' });
  await owe(home);
  await save(home);
  const debts = await listDebts(db, home);
  const asOf = calendarDay('2026-11-18');
  const forecast = planForecast(PLAN, { debts, monthlyRoundUps: cents(0), asOf });
  expect(await listPlanVersions(db, home)).toEqual([
    { ...PLAN, id: expect.any(String), since: '2026-11-19T02:00:00.000Z', forecast },
  ]);
});

test('versions of one moment stay in the order in which they were saved', async () => {
  const home = await testHousehold(database);
  const amounts = [1, 2, 3, 4, 5].map((amount) => cents(amount));
  for (const extraMonthly of amounts) await save(home, { ...PLAN, extraMonthly });
  const versions = await listPlanVersions(db, home);
  expect(versions.map(({ extraMonthly }) => extraMonthly)).toEqual(amounts.toReversed());
  expect(await readPlan(db, home)).toMatchObject({ extraMonthly: 5, id: versions[0]?.id });
});

test('a household keeps a thousand versions, the newest ones, and leaves those of others', async () => {
  const home = await testHousehold(database);
  const other = await testHousehold(database);
  await save(other);
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    public_id: `${home.userId}_${index}`,
    user_id: home.userId,
    since: home.now,
    document: JSON.stringify(PLAN),
    forecast: JSON.stringify({}),
  }));
  await db.insertInto('plan_versions').values(rows).execute();
  await save(home, { ...PLAN, includeRoundUps: false });
  expect(await countOf(home)).toBe(1000);
  const oldest = await db
    .selectFrom('plan_versions')
    .select('public_id')
    .where('user_id', '=', home.userId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(oldest.public_id).toBe(`${home.userId}_1`);
  expect(await readPlan(db, home)).toMatchObject({ includeRoundUps: false });
  expect(await countOf(other)).toBe(1);
});
