import { calendarDay, cents } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { failing, row, setUpBank } from '../testing/setUpBank.ts';
import { linkBank } from './linkBank.ts';
import { listBankItems } from './listBankItems.ts';
import { listBankTransactions } from './listBankTransactions.ts';
import { refreshBanks } from './refreshBanks.ts';
import { revokeConsents } from './revokeConsents.ts';
import { unlinkBank } from './unlinkBank.ts';
import { runJob } from '../testing/runJob.ts';

const at = setUpBank();
const LATER = '2026-11-19T14:06:00Z';

async function linked() {
  const { bank, asked } = at.scripted();
  const deps = at.depsWith(bank);
  await linkBank(deps, at.household, 'one');
  asked.length = 0;
  const [item] = await listBankItems(at.database.db, at.household);
  const unlink = (id = item?.id ?? '') =>
    at.database.transaction((tx) => unlinkBank(tx, at.household, undefined, id));
  return { deps, asked, unlink };
}

test('the consent is ended afterwards, once, by whatever process comes to it', async () => {
  const { deps, asked, unlink } = await linked();
  await unlink();
  // The process ends here; the next one finds what is left to do.
  expect(asked).toEqual([]);
  await revokeConsents(deps, LATER);
  await revokeConsents(deps, LATER);
  expect(asked).toEqual(['remove access-one']);
  expect(await listBankItems(at.database.db, at.household)).toEqual([]);
  expect(await listBankTransactions(at.database.db, at.household)).toEqual([]);
});

test('a consent that cannot be ended now is ended later, ever less often', async () => {
  const { deps, asked, unlink } = await linked();
  await unlink();
  const silent = at.depsWith(at.scripted({ remove: failing('unavailable') }).bank);
  await revokeConsents(silent, LATER);
  await revokeConsents(deps, '2026-11-19T14:06:59Z');
  expect(asked).toEqual([]);
  await revokeConsents(silent, '2026-11-19T14:07:00Z');
  await revokeConsents(deps, '2026-11-19T14:08:59Z');
  expect(asked).toEqual([]);
  await revokeConsents(deps, '2026-11-19T14:09:00Z');
  expect(asked).toEqual(['remove access-one']);
});

test('a consent that the provider does not know any more has ended', async () => {
  const { deps, asked, unlink } = await linked();
  await unlink();
  await revokeConsents(at.depsWith(at.scripted({ remove: failing('refused') }).bank), LATER);
  await revokeConsents(deps, '2026-11-21T14:05:00Z');
  expect(asked).toEqual([]);
});

test('a link that is not the household’s is not ended', async () => {
  const { asked, deps, unlink } = await linked();
  await expect(unlink('i_other')).rejects.toMatchObject({ status: 404 });
  await revokeConsents(deps, LATER);
  expect(asked).toEqual([]);
});

test('a look that is under way enters nothing of a link that was ended meanwhile', async () => {
  const { unlink } = await linked();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { bank } = at.scripted({
    sync: async () => {
      await promise;
      const added = [row('2', { amount: cents(1234), date: calendarDay('2026-11-21') })];
      return { added, modified: [], removed: [], cursor: 'c2' };
    },
  });
  const before = await at.merchants();
  const looking = runJob(refreshBanks, at.depsWith(bank), '2026-11-21T14:05:00Z');
  await unlink();
  resolve();
  await looking;
  expect(await listBankTransactions(at.database.db, at.household)).toEqual([]);
  expect(await at.merchants()).toEqual(before);
});

test('a purchase stays with its round-up', async () => {
  const { unlink } = await linked();
  const before = await at.merchants();
  expect(before).toHaveLength(1);
  await unlink();
  expect(await at.merchants()).toEqual(before);
});
