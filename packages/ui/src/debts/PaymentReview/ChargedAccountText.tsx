import type { ChargedAccount } from '@dime-time/finance-core/contract';
import type { Cents } from '@dime-time/finance-core/money';
import { chargedAccountName } from '../../round-ups/index.ts';
import { Money } from '../../money/index.ts';

export interface ChargedAccountTextProps {
  /** The account that pays. */
  account: ChargedAccount;
  /** What was paid in the last day. */
  paidLately: Cents;
}

/** The account that pays, and its balance: 'Everyday Checking ••0000 ($1,100.00 available)'. */
export function ChargedAccountText({ account, paidLately }: ChargedAccountTextProps) {
  return (
    <>
      <bdi>{chargedAccountName(account)}</bdi>
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
