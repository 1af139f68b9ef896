import { sumCents } from '@dime-time/finance-core';
import type { SandboxDebt } from '@dime-time/finance-core/sandbox';
import type { StoredBankItem, MockState } from '../store/state.ts';
import type { BankData } from './bankData.ts';
import type { Moment } from '../store/moment.ts';
import { movePurse } from '../store/purse.ts';
import { nextId } from '../store/nextId.ts';
import { transactionsFromRows } from '../transactions/index.ts';

/**
 * Links a bank and adds its accounts and rows. It moves no money: purchases from before the link are
 * not rounded up, and debts owed to the bank are suggested.
 *
 * A bank that is linked already is updated.
 */
export function linkBank(
  state: MockState,
  institutionName: string,
  bank: BankData,
  moment: Moment,
): void {
  const item = enterItem(state, institutionName, bank, moment);
  const accounts = new Map(state.bankAccounts.map((account) => [account.accountId, account]));
  for (const account of bank.accounts) {
    accounts.set(account.accountId, { ...account, isActive: true });
  }
  state.bankAccounts = [...accounts.values()];
  const balances = new Map(state.bankBalances.map((balance) => [balance.account_id, balance]));
  for (const balance of bank.balances) balances.set(balance.account_id, balance);
  state.bankBalances = [...balances.values()];
  enterRows(state, item, bank, moment);
}

/**
 * Suggests the debts owed to a bank, except those that were added or answered before.
 */
export function suggestDebts(
  state: MockState,
  institutionName: string,
  owed: readonly SandboxDebt[],
): void {
  for (const { accountId, name, mask, balance, minimumPayment, apr, dueDay } of owed) {
    const id = `suggestion_${accountId}`;
    const isKnown =
      Object.hasOwn(state.answeredSuggestions, id) ||
      state.suggestions.some((suggestion) => suggestion.id === id) ||
      state.debts.some((debt) => debt.accountId === accountId);
    if (isKnown) continue;
    state.suggestions.push({
      id,
      kind: 'debt',
      accountId,
      institutionName,
      name,
      accountNumber: `•••• ${mask}`,
      currentBalance: balance,
      minimumPayment,
      interestRate: apr,
      dueDate: dueDay,
    });
  }
}

function enterItem(
  state: MockState,
  institutionName: string,
  { accounts }: BankData,
  { now }: Moment,
): StoredBankItem {
  const known = state.bankItems.find((item) => item.institutionName === institutionName);
  if (known) return known;
  const accountIds = accounts.map(({ accountId }) => accountId);
  const item = { id: nextId(state, 'i'), institutionName, linkedAt: now, accountIds };
  state.bankItems.push(item);
  return item;
}

function enterRows(
  state: MockState,
  { linkedAt }: StoredBankItem,
  { rows }: BankData,
  moment: Moment,
): void {
  const known = new Set(state.bankRows.map((row) => `${row.account_id}\n${row.transaction_id}`));
  const fresh = rows.filter((row) => !known.has(`${row.account_id}\n${row.transaction_id}`));
  state.bankRows = [...fresh, ...state.bankRows];
  const entered = new Set(state.transactions.map(({ id }) => id));
  const purchases = transactionsFromRows(fresh, { ...state, linkedAt }, moment).filter(
    ({ id }) => !entered.has(id),
  );
  state.transactions = [...purchases, ...state.transactions].toSorted((a, b) =>
    b.date.localeCompare(a.date),
  );
  movePurse(state, 'collect', sumCents(purchases.map(({ roundUpAmount }) => roundUpAmount)));
}
