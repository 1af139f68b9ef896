import {
  classifyBankRow,
  purchasesFromBankRows,
  type RowDecision,
} from '@dime-time/finance-core/bank';
import { ContractError } from '@dime-time/finance-core/contract';
import type { BankHousehold } from '../../scenarios/createScenarioState.ts';
import type { HouseholdBankRow } from '../../store/state.ts';
import { readCustomUser } from './customUser.ts';
import { isRecord } from '../../store/isRecord.ts';
import { readProviderAnswer } from './providerAnswer.ts';

/** A bank's file, read and sorted; it can be handed to `createWorld` as it is. */
export interface LoadedBankFile extends BankHousehold {
  /** What was decided about each row, and why. */
  readonly decisions: readonly { readonly row: HouseholdBankRow; readonly decision: RowDecision }[];
  /** The rows that are purchases. */
  readonly purchases: readonly HouseholdBankRow[];
}

/**
 * Reads a file of the bank-connection provider: an answer with transactions, a bare list of them,
 * or a custom user of its sandbox.
 *
 * @throws ContractError naming the path of the bad field.
 * @example createWorld({ bankTransactions: loadBankFile(JSON.parse(text)) })
 */
export function loadBankFile(json: unknown): LoadedBankFile {
  const household = readHousehold(json);
  const decisions = household.rows.map((row) => ({ row, decision: classifyBankRow(row) }));
  return { ...household, decisions, purchases: purchasesFromBankRows(household.rows) };
}

function readHousehold(json: unknown): BankHousehold {
  if (Array.isArray(json)) return readProviderAnswer({ transactions: json });
  if (isRecord(json)) {
    if (Array.isArray(json['override_accounts'])) return readCustomUser(json['override_accounts']);
    if ('transactions' in json || 'added' in json) return readProviderAnswer(json);
  }
  throw new ContractError('bank file', [
    { path: '', message: 'expected transactions of a provider, or a custom user of its sandbox' },
  ]);
}
