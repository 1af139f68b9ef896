import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { Cents } from '@dime-time/finance-core/money';
import { chargedAccountName, purseWords } from '../../round-ups/index.ts';
import { Money } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';

export interface ChargedAccountTextProps {
  /** The account that pays. */
  account: ChargedAccount;
  /** What was paid in the last day. */
  paidLately: Cents;
}

/** The account that pays, and its balance: 'Everyday Checking ••0000 ($1,100.00 available)'. */
export function ChargedAccountText({ account, paidLately }: ChargedAccountTextProps) {
  const accounts = useWords(purseWords);
  return (
    <>
      <bdi>{chargedAccountName(account, accounts)}</bdi>
      {account.available !== undefined && (
        <>
          {' '}
          (<Money amount={account.available} /> available
          {paidLately > 0 && (
            <>
              , less <Money amount={paidLately} /> paid in the last day
            </>
          )}
          )
        </>
      )}
    </>
  );
}
