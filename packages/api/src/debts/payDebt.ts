import type { Payment, PaymentRequest, PaymentSource } from '@dime-time/finance-core/contract';
import { planPayment, refusals } from '@dime-time/finance-core/server';
import { isId, toCents, type Tx } from '../db/index.ts';
import {
  BANK,
  debtAccount,
  lockBooks,
  openAccounts,
  paymentTransfers,
  readReversalsFor,
  type RequestContext,
  ROUND_UPS,
  TOKEN_SUPPLY,
  TOKENS,
  writeTransfers,
} from '../ledger/index.ts';
import { readRoundUpSettings, scheduleThresholdSweep } from '../round-ups/index.ts';
import { findOneOffPart, recordOneOffPart } from './oneOffParts.ts';
import { toPayment } from './toPayment.ts';

export interface PayDebtInput extends Pick<PaymentRequest, 'debtId' | 'amount'> {
  readonly source: PaymentSource;
}

/**
 * Pays on a debt: its balance decreases, and tokens are earned for the payment and for each
 * milestone reached. The source `roundup` takes the money from the waiting round-ups, so that it is
 * not swept again.
 *
 * Payments of one household are serialized by the locks on its accounts, so that concurrent ones
 * cannot overpay.
 *
 * @throws Refusal 404 when the household has no such debt, 422 when the amount is above its balance
 *   or above the waiting round-ups.
 */
export async function payDebt(
  tx: Tx,
  household: RequestContext,
  { debtId, amount, source }: PayDebtInput,
): Promise<Payment> {
  const rows = isId(debtId) ? await lockBooks(tx, household) : [];
  const debt = rows.find((row) => row.debt_id === debtId);
  if (!debt || debt.original_balance === null) throw refusals.noSuchDebt('debtId');
  const settled = planPayment({
    debt: {
      originalBalance: toCents(debt.original_balance),
      currentBalance: toCents(-debt.balance),
    },
    amount,
    source,
    waiting: toCents(rows.find(({ kind }) => kind === 'round_ups')?.balance ?? 0n),
  });
  const refs = [source === 'roundup' ? ROUND_UPS : BANK, debtAccount(debtId), TOKENS, TOKEN_SUPPLY];
  const accounts = await openAccounts(tx, household, rows, refs);
  const reversed = await readReversalsFor(tx, household, [settled]);
  const transfers = paymentTransfers({ debtId, amount, source, settled, reversed });
  const oneOff =
    source === 'roundup'
      ? undefined
      : await findOneOffPart(tx, household, { debtId, amount, at: household.now });
  const [payment] = await writeTransfers(tx, household, accounts, transfers);
  if (!payment) throw new Error('A payment was not entered.');
  await recordOneOffPart(tx, payment, oneOff);
  if (source === 'roundup') {
    const settings = await readRoundUpSettings(tx, household);
    const collected = -payment.amount;
    await scheduleThresholdSweep(tx, household, { accounts: rows, collected, settings });
  }
  return toPayment(payment, household);
}
