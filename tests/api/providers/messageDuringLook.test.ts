import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BankWebhook } from '../../../packages/api/src/banking/bankProvider.ts';
import { handleWebhook } from '../../../packages/api/src/banking/handleWebhook.ts';
import { refreshBanks } from '../../../packages/api/src/banking/index.ts';
import { linkBank } from '../../../packages/api/src/banking/linkBank.ts';
import { row, setUpBank } from '../../../packages/api/src/testing/setUpBank.ts';
import { ENGINES, type OpenedDatabase } from '../engines.ts';
import { runJob } from '../../../packages/api/src/testing/runJob.ts';

const LATER = '2026-11-20T14:05:00Z';

describe.each(ENGINES)('a message that comes while its bank is looked at, on %s', (_name, open) => {
  let opened: OpenedDatabase;
  const at = setUpBank(async () => {
    opened = await open();
    return opened.database;
  });
  afterAll(() => opened.close());

  let messages = 0;
  /** The number of the look that a message comes in, and what it says. */
  let coming: { readonly look: number; readonly event: BankWebhook['event'] } | undefined;
  let looks: number;
  beforeEach(() => {
    [looks, coming] = [0, undefined];
  });

  /** A bank that has one more row at each look; the message comes once its rows are read. */
  const deps = () => {
    const { bank } = at.scripted({
      async sync(_accessToken, cursor) {
        looks += 1;
        const added = [row(String(looks), { name: `SHOP ${looks}` })];
        return { added, modified: [], removed: [], cursor: `${cursor ?? ''}+` };
      },
      async liabilities() {
        if (coming?.look !== looks) return [];
        messages += 1;
        const body = `message ${messages} ${at.household.userId}`;
        const { event } = coming;
        const itemId = `item-one-${at.household.userId}`;
        const told = { ...bank, verifyWebhook: async () => ({ itemId, event }) };
        await handleWebhook(
          { bank: told, database: opened.database, clock: () => at.household.now },
          { headers: new Headers(), body },
        );
        return [];
      },
    });
    return at.depsWith(bank);
  };
  const status = async () =>
    (
      await opened.database.db
        .selectFrom('bank_items')
        .select('status')
        .where('user_id', '=', at.household.userId)
        .executeTakeFirstOrThrow()
    ).status;

  test.each([1, 2])('has it looked at once more, at look %i', async (look) => {
    coming = { look, event: 'changes' };
    await linkBank(deps(), at.household, 'one');
    for (const minute of ['05', '06', '07']) {
      await runJob(refreshBanks, deps(), `2026-11-${look === 1 ? '19' : '20'}T14:${minute}:00Z`);
    }
    expect(looks).toBe(look + 1);
    expect(await at.merchants()).toHaveLength(look + 1);
  });

  test.each(['sign-in-required', 'removed'] as const)('stands where it says %s', async (event) => {
    coming = { look: 2, event };
    await linkBank(deps(), at.household, 'one');
    expect(await status()).toBe('active');
    await runJob(refreshBanks, deps(), LATER);
    expect(await status()).toBe(event);
  });
});
