import {
  ContractError,
  endpoints,
  readAnswer,
  type BankAccount,
  type BankBalance,
  type Debt,
} from '@dime-time/finance-core/contract';
import type { BankData } from './bankData.ts';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { isRecord } from '../store/isRecord.ts';
import { requireDollars } from './requireDollars.ts';

/**
 * Reads a custom user of the provider's sandbox: accounts under `override_accounts`, each with its
 * rows. A row without a posting day is pending; a credit card's liability is a debt.
 *
 * @throws ContractError naming the path of the bad field.
 */
export function readCustomUser(accounts: readonly unknown[]): BankData {
  const read = accounts.map((account, index) =>
    within(`override_accounts.${index}`, () => readAccount(account, index)),
  );
  return {
    accounts: read.map(({ account }) => account),
    balances: read.map(({ balance }) => balance),
    rows: read.flatMap(({ rows }) => rows),
    debts: read.flatMap(({ debts }) => debts),
  };
}

interface ReadAccount {
  readonly account: BankAccount;
  readonly balance: BankBalance;
  readonly rows: readonly BankTransaction[];
  readonly debts: readonly Debt[];
}

function readAccount(source: unknown, index: number): ReadAccount {
  if (!isRecord(source))
    throw new ContractError('bank file', [{ path: '', message: 'expected an account' }]);
  const accountId = `account-${index + 1}`;
  const meta = isRecord(source['meta']) ? source['meta'] : {};
  const name = meta['name'] ?? source['subtype'] ?? source['type'] ?? 'Account';
  const [account] = readAnswer(endpoints.getBankAccounts, [
    {
      id: accountId,
      accountId,
      accountName: name,
      accountType: source['subtype'] ?? source['type'],
      isActive: true,
    },
  ]);
  const balances = {
    current: source['starting_balance'],
    available: source['force_available_balance'],
  };
  const [balance] = within('balances', () =>
    readAnswer(endpoints.getBankBalances, [{ account_id: accountId, balances }]),
  );
  if (!account || !balance) throw new RangeError('A list of one account has one account.');
  const rows = within('transactions', () => readRows(source['transactions'] ?? [], accountId));
  return { account, balance, rows, debts: readLiability(source, accountId, name) };
}

function readRows(rows: unknown, accountId: string): BankTransaction[] {
  if (!Array.isArray(rows))
    throw new ContractError('bank file', [{ path: '', message: 'expected a list' }]);
  const wire = rows.map((row: unknown, index) => {
    if (!isRecord(row)) return row;
    requireDollars(row['currency'], `${index}.currency`);
    return {
      transaction_id: `${accountId}-row-${index + 1}`,
      account_id: accountId,
      name: row['description'],
      date: row['date_posted'] ?? row['date_transacted'],
      amount: row['amount'],
      pending: row['date_posted'] === null || row['date_posted'] === undefined,
    };
  });
  return readAnswer(endpoints.getBankTransactions, wire);
}

/** The due day of a liability without one. */
const FIRST = 1;

function readLiability(account: Record<string, unknown>, accountId: string, name: unknown): Debt[] {
  const liability = account['liability'];
  if (!isRecord(liability) || liability['purchase_apr'] === undefined) return [];
  const due = liability['next_payment_due_date'];
  return within('liability', () =>
    readAnswer(endpoints.getDebts, [
      {
        id: `debt-${accountId}`,
        name,
        accountNumber: account['mask'],
        currentBalance: account['starting_balance'] ?? 0,
        // The file has no original balance, so progress starts at 0 %.
        originalBalance: account['starting_balance'] ?? 0,
        minimumPayment: liability['minimum_payment_amount'] ?? 0,
        interestRate: liability['purchase_apr'],
        dueDate: typeof due === 'string' ? Number(due.slice(8, 10)) : FIRST,
      },
    ]),
  );
}

/** Prefixes the paths of contract errors with their place in the file. */
function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new ContractError(
      'bank file',
      error.issues.map(({ path, message }) => ({
        path: path ? `${place}.${path}` : place,
        message,
      })),
    );
  }
}
