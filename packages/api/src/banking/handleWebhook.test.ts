import { beforeEach, describe, expect, test } from 'vitest';
import { setUpBank } from '../testing/setUpBank.ts';
import type { BankWebhook } from './bankProvider.ts';
import { handleWebhook } from './handleWebhook.ts';
import { linkBank } from './linkBank.ts';
import { listBankAccounts } from './listBankAccounts.ts';
import { refreshBanks } from './refreshBanks.ts';
import { runJob } from '../testing/runJob.ts';

const NOW = '2026-11-19T14:05:00Z';
const at = setUpBank();

describe('a message of the provider', () => {
  const message = (event: BankWebhook['event']) =>
    at.scripted({
      verifyWebhook: async ({ body }) =>
        body === 'forged' ? undefined : { itemId: `item-one-${at.household.userId}`, event },
    }).bank;
  let number = 0;
  const send = async (event: BankWebhook['event'], body = `message ${(number += 1)}`) =>
    handleWebhook(
      { bank: message(event), database: at.database, clock: () => NOW },
      { headers: new Headers(), body },
    );
  const isActive = async () => (await listBankAccounts(at.database.db, at.household))[0]?.isActive;
  const syncedAt = async () =>
    (
      await at.database.db
        .selectFrom('bank_items')
        .select('synced_at')
        .where('user_id', '=', at.household.userId)
        .executeTakeFirstOrThrow()
    ).synced_at;

  beforeEach(async () => {
    await linkBank(at.depsWith(at.scripted().bank), at.household, 'one');
  });

  test('that something changed makes the bank due at once', async () => {
    expect(await send('changes')).toBe('taken');
    expect(await syncedAt()).toBeNull();
  });

  test('that its holder has to sign in makes it inactive', async () => {
    expect(await send('sign-in-required')).toBe('taken');
    expect(await isActive()).toBe(false);
  });

  test('that it was forged changes nothing, and neither does a server without a provider', async () => {
    expect(await send('removed', 'forged')).toBe('forged');
    const request = { headers: new Headers(), body: '{}' };
    expect(
      await handleWebhook({ bank: undefined, database: at.database, clock: () => NOW }, request),
    ).toBe('forged');
    expect(await isActive()).toBe(true);
  });

  test('that comes twice is taken once', async () => {
    const body = `twice ${at.household.userId}`;
    await send('changes', body);
    await runJob(refreshBanks, at.depsWith(at.scripted().bank), NOW);
    expect(await send('changes', body)).toBe('taken');
    expect(await syncedAt()).not.toBeNull();
  });
});
