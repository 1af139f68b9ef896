import { MOST_OWED } from '@dime-time/finance-core/household';
import type { Selectable } from 'kysely';
import type { Tables, Tx } from '../db/index.ts';
import { Refusal, type Household } from '../household.ts';
import { lockAccounts, writeTransfers } from '../ledger/index.ts';
import type { BankLiability } from '../providers/bank/bankProvider.ts';
import { debtAccount, OPENING } from './accounts.ts';
import { addDebt } from './addDebt.ts';
import { lockHousehold } from './lockHousehold.ts';

/** The day of a debt whose bank does not say when it is due. */
const FIRST_OF_MONTH = 1;

/**
 * Enters what a bank says is owed to it: a new debt, or the news of one it told before.
 *
 * The bank's balance is taken over when it says another than the last time. One that it repeats says
 * nothing new: it may be older than the payments made here, which then stand.
 *
 * What is past the bounds of a debt is left as it is, and holds up nothing else that the bank tells.
 */
export async function enterLiabilities(
  tx: Tx,
  household: Household,
  liabilities: readonly BankLiability[],
): Promise<void> {
  await lockHousehold(tx, household);
  for (const liability of liabilities) {
    if (Math.max(liability.balance, liability.minimumPayment) > MOST_OWED) continue;
    const known = await tx
      .selectFrom('debts')
      .selectAll()
      .where('user_id', '=', household.userId)
      .where('bank_account_id', '=', liability.accountId)
      .executeTakeFirst();
    if (known) await renew(tx, household, liability, known);
    else await enter(tx, household, liability);
  }
}

async function enter(tx: Tx, household: Household, liability: BankLiability): Promise<void> {
  const { accountId, name, mask, balance, minimumPayment, apr } = liability;
  try {
    await addDebt(tx, household, {
      name,
      accountNumber: mask === '' ? '' : `•••• ${mask}`,
      currentBalance: balance,
      minimumPayment,
      interestRate: apr,
      dueDate: dueDay(liability) ?? FIRST_OF_MONTH,
      bankAccountId: accountId,
    });
  } catch (error) {
    // Nothing was written yet.
    if (!(error instanceof Refusal)) throw error;
  }
}

async function renew(
  tx: Tx,
  household: Household,
  liability: BankLiability,
  known: Selectable<Tables['debts']>,
): Promise<void> {
  const told = BigInt(liability.balance);
  await tx
    .updateTable('debts')
    .set({
      minimum_payment: BigInt(liability.minimumPayment),
      apr: liability.apr,
      due_day: dueDay(liability) ?? known.due_day,
      bank_balance: told,
    })
    .where('id', '=', known.id)
    .execute();
  if (told === known.bank_balance) return;
  const debt = debtAccount(known.id);
  const accounts = await lockAccounts(tx, household, [debt, OPENING]);
  const owed = -(accounts.find(({ kind }) => kind === 'debt')?.balance ?? 0n);
  if (told === owed) return;
  const [from, to] = told > owed ? [debt, OPENING] : [OPENING, debt];
  const amount = told > owed ? told - owed : owed - told;
  await writeTransfers(tx, household, accounts, [
    { from, to, kind: 'adjustment', reference: known.id, amount },
  ]);
}

function dueDay({ nextDueDate }: BankLiability): number | undefined {
  return nextDueDate === null ? undefined : Number(nextDueDate.slice(8));
}
