import { cents } from '@dime-time/finance-core';
import { describe, expect, test } from 'vitest';
import { savePlan } from '../../packages/api/src/debts/savePlan.ts';
import { ENGINES } from './engines.ts';
import { enterHousehold } from './household.ts';

const PLAN = {
  strategy: 'snowball' as const,
  order: [],
  extraMonthly: cents(10_000),
  oneOffs: [],
  includeRoundUps: true,
};

describe.each(ENGINES)('on %s', (_name, open) => {
  test('equal plans that several processes save at once are one version', async () => {
    const opened = await open();
    const { database } = opened;
    const home = await enterHousehold(database.db);
    const saved = await Promise.all(
      Array.from({ length: 8 }, () => database.transaction((tx) => savePlan(tx, home, PLAN))),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    const rows = await database.db.selectFrom('plan_versions').select('id').execute();
    expect(rows).toHaveLength(1);
    await opened.close();
  });
});
