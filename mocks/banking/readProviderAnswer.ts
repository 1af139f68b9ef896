import { reconcileBankRows } from '@dime-time/finance-core/bank';
import { ContractError, endpoints, readAnswer } from '@dime-time/finance-core/contract';
import type { BankData } from './bankData.ts';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { isRecord } from '../store/isRecord.ts';
import { requireDollars } from './requireDollars.ts';

/**
 * Reads an answer of the provider: rows under `transactions`, or `added`, `modified` and `removed`
 * where it reports changes, with the `accounts` beside them.
 *
 * A posted row takes the place of its pending one.
 *
 * @throws ContractError naming the path of the bad field.
 */
export function readProviderAnswer(answer: Record<string, unknown>): BankData {
  const rows = reconcileBankRows<BankTransaction>([], {
    added: readRows(answer['transactions'] ?? answer['added'] ?? []),
    modified: readRows(answer['modified'] ?? []),
    removed: readRemoved(answer['removed'] ?? []),
  });
  const accounts = readList(answer['accounts'] ?? []);
  return {
    accounts: readAnswer(
      endpoints.getBankAccounts,
      accounts.map((account) => ({
        id: account['account_id'],
        accountId: account['account_id'],
        accountName: account['name'],
        accountType: account['subtype'] ?? account['type'],
        mask: account['mask'],
        isActive: true,
      })),
    ),
    balances: readAnswer(
      endpoints.getBankBalances,
      accounts.map((account) => ({ ...account, balances: account['balances'] ?? {} })),
    ),
    rows,
    debts: [],
  };
}

function readRows(source: unknown): BankTransaction[] {
  const list = readList(source);
  for (const [index, row] of list.entries())
    requireDollars(row['iso_currency_code'], `${index}.iso_currency_code`);
  return readAnswer(endpoints.getBankTransactions, list);
}

function readRemoved(source: unknown): { account_id: string; transaction_id: string }[] {
  return readList(source).map((row) => ({
    account_id: String(row['account_id']),
    transaction_id: String(row['transaction_id']),
  }));
}

function readList(source: unknown): Record<string, unknown>[] {
  if (Array.isArray(source) && source.every(isRecord)) return source;
  throw new ContractError('bank file', [{ path: '', message: 'expected a list of objects' }]);
}
