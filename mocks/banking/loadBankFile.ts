import {
  classifyBankRow,
  purchasesFromBankRows,
  type RowDecision,
} from '@dime-time/finance-core/bank';
import { ContractError } from '@dime-time/finance-core/contract';
import type { BankData } from './bankData.ts';
import type { BankTransaction } from '@dime-time/finance-core/contract';
import { readCustomUser } from './readCustomUser.ts';
import { isRecord } from '../store/isRecord.ts';
import { readProviderAnswer } from './readProviderAnswer.ts';

/** The content of a bank file, in the form that `createMockBackend` takes. */
export interface LoadedBankFile extends BankData {
  /** What was decided about each row, and why. */
  readonly decisions: readonly { readonly row: BankTransaction; readonly decision: RowDecision }[];
  /** The rows that are purchases. */
  readonly purchases: readonly BankTransaction[];
}

/**
 * Reads a file of the bank-connection provider: an answer with transactions, a bare list of them,
 * or a custom user of its sandbox.
 *
 * @throws ContractError naming the path of the bad field.
 * @example createMockBackend({ bankTransactions: loadBankFile(JSON.parse(text)) })
 */
export function loadBankFile(json: unknown): LoadedBankFile {
  const household = readHousehold(json);
  const decisions = household.rows.map((row) => ({ row, decision: classifyBankRow(row) }));
  return { ...household, decisions, purchases: purchasesFromBankRows(household.rows) };
}

function readHousehold(json: unknown): BankData {
  if (Array.isArray(json)) return readProviderAnswer({ transactions: json });
  if (isRecord(json)) {
    if (Array.isArray(json['override_accounts'])) return readCustomUser(json['override_accounts']);
    if ('transactions' in json || 'added' in json) return readProviderAnswer(json);
  }
  throw new ContractError('bank file', [
    { path: '', message: 'expected transactions of a provider, or a custom user of its sandbox' },
  ]);
}
