import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { Cents } from '@dime-time/finance-core/money';
import { chargedAccountName, purseWords } from '../../round-ups/index.ts';
import { Money } from '../../money/index.ts';
import { rich, useWords } from '../../words/index.ts';
import { chargedAccountTextWords } from '../words/chargedAccountText.ts';

export interface ChargedAccountTextProps {
  /** The account that pays. */
  account: ChargedAccount;
  /** What was paid in the last day. */
  paidLately: Cents;
}

/** The account that pays, and its balance: 'Everyday Checking ••0000 ($1,100.00 available)'. */
export function ChargedAccountText({ account, paidLately }: ChargedAccountTextProps) {
  const accounts = useWords(purseWords);
  const words = useWords(chargedAccountTextWords);
  const name = <bdi>{chargedAccountName(account, accounts)}</bdi>;
  if (account.available === undefined) return name;
  const values = { account: name, available: <Money amount={account.available} /> };
  return paidLately > 0
    ? rich(words.availableLess, { ...values, paid: <Money amount={paidLately} /> })
    : rich(words.available, values);
}
