import { cents, type Cents } from '../../money/index.ts';

/** An account of a sandbox bank. */
export interface SandboxAccount {
  readonly accountId: string;
  readonly name: string;
  readonly type: 'depository' | 'credit';
  readonly subtype: 'checking' | 'savings' | 'credit card';
  readonly mask: string;
  readonly current: Cents;
  readonly available: Cents | null;
}

/** The bank whose account ids have no suffix; those of the others end with the bank's id. */
const FIRST = 'first-harbor';

/**
 * The accounts of a sandbox bank: checking, savings, and at every bank but the first a card.
 *
 * @param institutionId the bank, as a public token names it.
 * @example sandboxAccounts('tidewater')[0].accountId // 'acc_checking-tidewater'
 */
export function sandboxAccounts(
  institutionId: string,
): readonly [SandboxAccount, ...SandboxAccount[]] {
  const own = (id: string) => (institutionId === FIRST ? id : `${id}-${institutionId}`);
  const card: SandboxAccount = {
    accountId: own('acc_card'),
    name: 'Travel Card',
    type: 'credit',
    subtype: 'credit card',
    mask: '2222',
    current: cents(184_022),
    available: cents(315_978),
  };
  return [
    {
      accountId: own('acc_checking'),
      name: 'Everyday Checking',
      type: 'depository',
      subtype: 'checking',
      mask: '0000',
      current: cents(120_342),
      available: cents(110_000),
    },
    {
      accountId: own('acc_savings'),
      name: 'Rainy Day Savings',
      type: 'depository',
      subtype: 'savings',
      mask: '1111',
      current: cents(245_000),
      available: null,
    },
    ...(institutionId === FIRST ? [] : [card]),
  ];
}
