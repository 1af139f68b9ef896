import { addDays, calendarDayOf, type Apr, type Cents } from '@dime-time/finance-core';
import { findDebtPayments, type DatedBankRow } from '@dime-time/finance-core/bank';
import type { BankSuggestion, DebtRequest } from '@dime-time/finance-core/contract';
import { MOST_OWED } from '@dime-time/finance-core/household';
import type { Selectable } from 'kysely';
import { type Db, type Tables, toCents } from '../db/index.ts';
import { listDebts } from '../debts/index.ts';
import { isNotReversed, presentDay, type RequestContext } from '../ledger/index.ts';
import { readLiabilities } from './readLiabilities.ts';
import { withSuggestionKeys } from './suggestionKeys.ts';

/** The days whose bank rows and payments are compared: the search range of payments, and a week. */
const DAYS_COMPARED = 67;
/** The due day of a debt whose bank reports none. */
const FIRST_OF_MONTH = 1;

/** A suggestion with the data needed to accept it. */
export type FoundSuggestion =
  | {
      readonly shown: Extract<BankSuggestion, { kind: 'debt' }>;
      readonly request: DebtRequest & { readonly bankAccountId: string };
    }
  | {
      readonly shown: Extract<BankSuggestion, { kind: 'payment' }>;
      /** Whether the balance of the debt has the payment in it already. */
      readonly isInBalance: boolean;
    };

/**
 * The unanswered suggestions of a household: liabilities that are not yet debts, then payments on
 * its debts that are missing from their history.
 */
export async function findSuggestions(
  db: Db,
  household: RequestContext,
): Promise<FoundSuggestion[]> {
  const decided = new Set(
    (
      await db
        .selectFrom('bank_decisions')
        .select('suggestion')
        .where('user_id', '=', household.userId)
        .execute()
    ).map(({ suggestion }) => suggestion),
  );
  const debts = await db
    .selectFrom('debts')
    .selectAll()
    .where('user_id', '=', household.userId)
    .where('deleted_at', 'is', null)
    .execute();
  const found = [
    ...(await findDebts(db, household, debts)),
    ...(debts.length > 0 ? await findPayments(db, household, debts) : []),
  ];
  return found.filter(({ shown }) => !decided.has(shown.id));
}

type DebtRow = Selectable<Tables['debts']>;

async function findDebts(
  db: Db,
  household: RequestContext,
  debts: readonly DebtRow[],
): Promise<FoundSuggestion[]> {
  const known = new Set(debts.map(({ bank_account_id }) => bank_account_id));
  const liabilities = await readLiabilities(db, household);
  return liabilities
    .filter(({ account_id, balance }) => !known.has(account_id) && balance > 0n)
    .map((row) => {
      const terms = {
        name: row.name,
        accountNumber: row.mask === '' ? '' : `•••• ${row.mask}`,
        currentBalance: toCents(row.balance),
        minimumPayment: toCents(row.minimum_payment),
        interestRate: row.apr as Apr,
        dueDate: row.due_day ?? FIRST_OF_MONTH,
      };
      const institutionName = row.institution_name ?? '';
      return {
        shown: { id: row.key, kind: 'debt' as const, institutionName, ...terms },
        request: { ...terms, bankAccountId: row.account_id },
      };
    })
    .filter(({ request }) => Math.max(request.currentBalance, request.minimumPayment) <= MOST_OWED);
}

async function findPayments(
  db: Db,
  household: RequestContext,
  debts: readonly DebtRow[],
): Promise<FoundSuggestion[]> {
  const { today } = presentDay(household);
  const since = addDays(today, -DAYS_COMPARED);
  const rows = await findRows(db, household, since);
  const found = findDebtPayments({
    rows,
    debts: debts.map((debt) => ({
      id: debt.id,
      name: debt.name,
      accountNumber: debt.account_number,
      bankAccountId: debt.bank_account_id ?? undefined,
    })),
    payments: await findPaid(db, household, since),
    today,
  });
  const balances = new Map(
    (await listDebts(db, household)).map(({ id, currentBalance }) => [id, currentBalance]),
  );
  const named = withSuggestionKeys(found, (one) => [
    'payment',
    one.debtId,
    one.date,
    one.amount,
    one.description,
  ]);
  return named
    .map(({ key, debtId, amount, date, description }) => {
      const debt = debts.find(({ id }) => id === debtId);
      const asOf = debt?.balance_as_of ?? null;
      return {
        shown: { id: key, kind: 'payment' as const, debtId, amount, date, description },
        isInBalance: debt?.bank_account_id !== null || (asOf !== null && date <= asOf),
      };
    })
    .filter(({ shown, isInBalance }) => isInBalance || shown.amount <= owedOn(balances, shown));
}

function owedOn(
  balances: ReadonlyMap<string, Cents>,
  { debtId }: { readonly debtId: string },
): number {
  return balances.get(debtId) ?? 0;
}

async function findRows(
  db: Db,
  { userId }: RequestContext,
  since: string,
): Promise<DatedBankRow[]> {
  const rows = await db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('pending', '=', false)
    .where('date', '>=', since)
    .orderBy('date', 'desc')
    .orderBy('transaction_id', 'desc')
    .execute();
  return rows.map((row) => ({
    transaction_id: row.transaction_id,
    account_id: row.account_id,
    name: row.name,
    merchant_name: row.merchant_name,
    amount: toCents(row.amount),
    category: row.category,
    personal_finance_category: row.personal_finance_category,
    date: row.date,
  }));
}

async function findPaid(db: Db, { userId, timeZone }: RequestContext, since: string) {
  const rows = await db
    .selectFrom('ledger_transfers')
    .select(['reference', 'amount', 'at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['payment', 'sweep'])
    .where('at', '>=', `${since}T00:00:00Z`)
    .where(isNotReversed(userId, 'payment_undo'))
    .execute();
  return rows.map(({ reference, amount, at }) => ({
    debtId: reference ?? '',
    amount: toCents(amount),
    date: calendarDayOf(at, timeZone),
  }));
}
