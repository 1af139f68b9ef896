import { debtRefusal } from '@dime-time/finance-core/household';
import type { SandboxDebt } from '@dime-time/finance-core/sandbox';
import type { HouseholdState } from '../state.ts';
import type { BankHousehold } from '../scenarios/household.ts';
import { addDebt } from './addDebt.ts';
import { transactionsFromRows } from './transactionsFromRows.ts';

/**
 * Links a bank: its accounts and rows join the household, its purchases are rounded up, and what is
 * owed to it is a debt.
 *
 * An account that is linked already is brought up to date, not doubled; its debt stays as it was paid.
 */
export function linkBank(
  state: HouseholdState,
  bank: BankHousehold,
  owed: readonly SandboxDebt[],
): void {
  const ids = new Set(bank.accounts.map(({ accountId }) => accountId));
  state.bankAccounts = [
    ...state.bankAccounts.filter(({ accountId }) => !ids.has(accountId)),
    ...bank.accounts.map((account) => ({ ...account, isActive: true })),
  ];
  state.bankBalances = [
    ...state.bankBalances.filter(({ account_id }) => !ids.has(account_id)),
    ...bank.balances,
  ];
  const known = new Set(state.bankRows.map((row) => `${row.account_id}\n${row.transaction_id}`));
  const fresh = bank.rows.filter((row) => !known.has(`${row.account_id}\n${row.transaction_id}`));
  state.bankRows = [...fresh, ...state.bankRows];
  const entered = new Set(state.transactions.map(({ id }) => id));
  const purchases = transactionsFromRows(fresh, state.settings).filter(
    ({ id }) => !entered.has(id),
  );
  state.transactions = [...purchases, ...state.transactions].toSorted((a, b) =>
    b.date.localeCompare(a.date),
  );
  enterDebts(state, owed);
}

function enterDebts(state: HouseholdState, owed: readonly SandboxDebt[]): void {
  for (const { accountId, name, mask, balance, minimumPayment, apr, dueDay } of owed) {
    const id = `d_${accountId}`;
    if (state.debts.some((debt) => debt.id === id)) continue;
    const request = {
      name,
      accountNumber: `•••• ${mask}`,
      currentBalance: balance,
      originalBalance: balance,
      minimumPayment,
      interestRate: apr,
      dueDate: dueDay,
    };
    // Linking a bank goes on where there are as many debts as there may be.
    if (!debtRefusal(state.debts.length, request)) addDebt(state, request, id);
  }
}
