import type { SuggestionAnswer, SuggestionRequest } from '@dime-time/finance-core/contract';
import { settlePayment } from '@dime-time/finance-core/household';
import { refusals } from '@dime-time/finance-core/server';
import type { Db, Tx } from '../db/index.ts';
import {
  addDebt,
  findOneOffPart,
  listDebts,
  readDebt,
  recordOneOffPart,
  toPayment,
} from '../debts/index.ts';
import {
  adjustmentTransfers,
  BANK,
  debtAccount,
  lockAccounts,
  lockHousehold,
  OPENING,
  paymentTransfers,
  type PostedTransfer,
  readReversalsFor,
  type RequestContext,
  TOKEN_SUPPLY,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import { findSuggestions, type FoundSuggestion } from './findSuggestions.ts';

/** The open suggestions of a household. */
export async function listSuggestions(db: Db, household: RequestContext) {
  return (await findSuggestions(db, household)).map(({ shown }) => shown);
}

/**
 * Accepts or declines a suggestion; a declined one is not suggested again. The same answer twice
 * has the effect of one.
 *
 * @throws Refusal 404 where there is no such suggestion, 409 where it was answered differently, 422
 *   where the household has the most debts allowed.
 */
export async function answerSuggestion(
  tx: Tx,
  household: RequestContext,
  { accept }: SuggestionRequest,
  id: string,
): Promise<SuggestionAnswer> {
  await lockHousehold(tx, household);
  const decided = await tx
    .selectFrom('bank_decisions')
    .selectAll()
    .where('user_id', '=', household.userId)
    .where('suggestion', '=', id)
    .executeTakeFirst();
  if (decided) {
    if (decided.is_accepted === accept) return repeatAnswer(tx, household, decided);
    throw refusals.answeredAlready();
  }
  const found = (await findSuggestions(tx, household)).find(({ shown }) => shown.id === id);
  if (!found) throw refusals.noSuchSuggestion();
  const made = accept ? await acceptSuggestion(tx, household, found) : {};
  await tx
    .insertInto('bank_decisions')
    .values({
      user_id: household.userId,
      suggestion: id,
      is_accepted: accept,
      debt_id: made.debtId ?? null,
      transfer_id: made.transfer?.id ?? null,
      at: household.now,
    })
    .execute();
  return toAnswer(tx, household, made);
}

interface Outcome {
  readonly debtId?: string;
  readonly transfer?: PostedTransfer;
}

async function acceptSuggestion(
  tx: Tx,
  household: RequestContext,
  found: FoundSuggestion,
): Promise<Outcome> {
  if ('request' in found) return { debtId: (await addDebt(tx, household, found.request)).id };
  return { transfer: await enterPayment(tx, household, found) };
}

/**
 * Enters a payment that the bank reported, at noon of its day, like purchases. Where the debt's
 * balance includes it already, an adjustment keeps the balance and no reward is earned.
 */
async function enterPayment(
  tx: Tx,
  household: RequestContext,
  { shown, isInBalance }: Extract<FoundSuggestion, { isInBalance: boolean }>,
): Promise<PostedTransfer> {
  const { debtId, amount, date } = shown;
  const refs = [BANK, debtAccount(debtId), OPENING, TOKENS, TOKEN_SUPPLY];
  const accounts = await lockAccounts(tx, household, refs);
  const debt = await readDebt(tx, household, debtId);
  const settled = isInBalance
    ? { currentBalance: debt.currentBalance, rewards: [] }
    : settlePayment(debt, amount);
  if (!settled) throw refusals.paymentAboveBalance();
  const reversed = await readReversalsFor(tx, household, [settled]);
  const entry = { debtId, amount, source: 'manual', settled, reversed } as const;
  const [payment, ...rewards] = paymentTransfers(entry);
  if (!payment) throw new Error('A payment has no transfer.');
  const noon = `${date}T12:00:00.000Z`;
  const at = noon < household.now ? noon : household.now;
  const oneOff = await findOneOffPart(tx, household, { debtId, amount, at });
  const kept = isInBalance ? adjustmentTransfers(debtId, BigInt(amount), 'included') : [];
  const [posted] = await writeTransfers(tx, household, accounts, [
    { ...payment, at, once: `bank_payment:${shown.id}` },
    ...rewards,
    ...kept.map((transfer) => ({ ...transfer, at })),
  ]);
  if (!posted) throw new Error('A payment was not entered.');
  await recordOneOffPart(tx, posted, oneOff);
  return posted;
}

/** The result of the same answer the first time, as it is now. */
async function repeatAnswer(
  tx: Tx,
  household: RequestContext,
  {
    debt_id,
    transfer_id,
  }: { readonly debt_id: string | null; readonly transfer_id: bigint | null },
): Promise<SuggestionAnswer> {
  const transfer =
    transfer_id === null
      ? undefined
      : await tx
          .selectFrom('ledger_transfers')
          .selectAll()
          .where('id', '=', transfer_id)
          .executeTakeFirst();
  return toAnswer(tx, household, {
    ...(debt_id === null ? {} : { debtId: debt_id }),
    ...(transfer ? { transfer } : {}),
  });
}

async function toAnswer(
  tx: Tx,
  household: RequestContext,
  { debtId, transfer }: Outcome,
): Promise<SuggestionAnswer> {
  const debts = debtId === undefined ? [] : await listDebts(tx, household);
  return {
    debt: debts.find(({ id }) => id === debtId),
    payment: transfer && toPayment(transfer, household),
  };
}
