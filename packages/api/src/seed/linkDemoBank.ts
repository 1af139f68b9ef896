import { createHash } from 'node:crypto';
import { epochMillis } from '@dime-time/finance-core';
import { sandboxPublicToken } from '@dime-time/finance-core/contract';
import {
  ACCESS_TOKEN_PURPOSE,
  type BankDeps,
  type BankGrant,
  type BankInstitution,
  type BankSync,
  type ProviderAccount,
  upsertBankAccounts,
} from '../banking/index.ts';
import { newId, type Tx } from '../db/index.ts';
import type { RequestContext } from '../ledger/index.ts';
import type { DemoHousehold } from './demoHouseholds.ts';

const DAY = 86_400_000;

/** The bank of a demo household, with its data. */
export interface DemoBank {
  readonly grant: BankGrant;
  readonly institution: BankInstitution;
  readonly encryptedToken: Uint8Array;
  readonly tokenHash: Uint8Array;
  readonly accounts: readonly ProviderAccount[];
  readonly sync: BankSync;
}

/** Reads the sandbox bank of a household; `undefined` with a real provider. */
export async function linkDemoBank(
  { bank, encryption }: Pick<BankDeps, 'bank' | 'encryption'>,
  { institution }: DemoHousehold,
): Promise<DemoBank | undefined> {
  if (institution === undefined || bank?.name !== 'sandbox') return undefined;
  const publicToken = sandboxPublicToken(institution, 'demo');
  const grant = await bank.exchangePublicToken(publicToken);
  return {
    grant,
    institution: await bank.institution(grant.accessToken),
    encryptedToken: encryption.encrypt(grant.accessToken, ACCESS_TOKEN_PURPOSE),
    tokenHash: createHash('sha256').update(publicToken).digest(),
    accounts: await bank.accounts(grant.accessToken),
    sync: await bank.sync(grant.accessToken),
  };
}

/** For how many days the bank has been linked: longer than its purchases. */
const LINKED_DAYS = 183;

/** Saves the link, its accounts and its cursor. */
export async function saveDemoBank(tx: Tx, home: RequestContext, bank: DemoBank): Promise<void> {
  const { grant, institution, sync } = bank;
  const linkedAt = new Date(epochMillis(home.now) - LINKED_DAYS * DAY).toISOString();
  const id = newId('i', home.now);
  await tx
    .insertInto('bank_items')
    .values({
      id,
      user_id: home.userId,
      provider: 'sandbox',
      provider_item_id: grant.itemId,
      institution_id: institution.id,
      institution_name: institution.name,
      access_token: bank.encryptedToken,
      public_token_hash: bank.tokenHash,
      cursor: sync.cursor,
      status: 'active',
      created_at: linkedAt,
      synced_at: home.now,
    })
    .execute();
  await upsertBankAccounts(tx, home, id, bank.accounts);
}
