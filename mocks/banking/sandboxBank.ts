import { cents, type Instant } from '@dime-time/finance-core';
import {
  SANDBOX_INSTITUTIONS,
  type BankAccount,
  type BankBalance,
  type BankTransaction,
  type SandboxInstitution,
} from '@dime-time/finance-core/contract';
import { sandboxAccounts, type Random } from '@dime-time/finance-core/sandbox';
import type { Scenario } from '../store/scenario.ts';
import type { BankData } from './bankData.ts';
import { sandboxRows } from './sandboxRows.ts';

export interface SandboxBankInput {
  readonly random: Random;
  readonly scenario: Scenario;
  /** The end of the generated rows. */
  readonly asOf: Instant;
  readonly timeZone: string;
  /** @default the first institution of the sandbox */
  readonly institution?: SandboxInstitution;
}

/** Generates the data of a sandbox bank; the same input gives the same data. */
export function createSandboxBank(input: SandboxBankInput): BankData {
  const { random, scenario, asOf, timeZone, institution = SANDBOX_INSTITUTIONS[0] } = input;
  const size =
    scenario === 'hugeHistory' ? { purchases: 10_000, perDay: 14 } : { purchases: 160, perDay: 4 };
  const { accounts, balances, checkingId, cardId } = accountsOf(institution);
  const rows = sandboxRows({ random, accountId: checkingId, cardId, asOf, timeZone, ...size });
  const pending: BankTransaction = {
    transaction_id: 'row-pending',
    account_id: checkingId,
    name: 'HARBOR COFFEE POS',
    merchant_name: 'Harbor Coffee',
    category: ['Food and Drink', 'Coffee Shop'],
    date: rows[0]?.date ?? (asOf.slice(0, 10) as BankTransaction['date']),
    amount: cents(467),
    pending: true,
  };
  return { accounts, balances, rows: [pending, ...rows], debts: [] };
}

/** The accounts of an institution in the form of the contract. */
function accountsOf({ id, name }: SandboxInstitution) {
  const sandbox = sandboxAccounts(id);
  const suffix = id === SANDBOX_INSTITUTIONS[0].id ? '' : `-${id}`;
  const accounts = sandbox.map((account, index): BankAccount => ({
    id: `b_${index + 1}${suffix}`,
    accountId: account.accountId,
    accountName: account.name,
    accountType: account.subtype,
    mask: account.mask,
    institutionName: name,
    isActive: account.subtype === 'checking',
  }));
  const balances = sandbox.map(({ accountId, current, available }): BankBalance => ({
    account_id: accountId,
    balances: { current, available },
  }));
  const cardId = sandbox.find(({ type }) => type === 'credit')?.accountId;
  return { accounts, balances, checkingId: sandbox[0].accountId, cardId };
}
