import { aprFromPercent, cents, type Apr, type Cents } from '../../money/index.ts';
import { sandboxAccounts } from './sandboxAccounts.ts';

/** A debt on an account of a sandbox bank. */
export interface SandboxDebt {
  readonly accountId: string;
  readonly name: string;
  /** The last digits of the account's number. */
  readonly mask: string;
  readonly balance: Cents;
  readonly apr: Apr;
  readonly minimumPayment: Cents;
  /** The day of the month on which a payment is due. */
  readonly dueDay: number;
}

const TERMS = { apr: aprFromPercent(22.74), minimumPayment: cents(5500), dueDay: 18 };

/**
 * The debts to a sandbox bank: the balance of each of its cards.
 *
 * @param institutionId the bank, as a public token names it.
 * @example sandboxDebts('tidewater')[0].balance // 184022
 */
export function sandboxDebts(institutionId: string): readonly SandboxDebt[] {
  return sandboxAccounts(institutionId)
    .filter(({ type }) => type === 'credit')
    .map(({ accountId, name, mask, current }) => ({
      accountId,
      name,
      mask,
      balance: current,
      ...TERMS,
    }));
}
