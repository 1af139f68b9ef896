import type { DebtPayment } from '../../debtPayment.ts';
import { chargedAccountName, type RoundUpPurse } from '../../purse.ts';
import { Money } from '../Money/index.ts';

export interface PaymentSourceLineProps {
  purse: RoundUpPurse;
  source: DebtPayment['source'];
}

/** Where the money of a payment comes from. */
export function PaymentSourceLine({ purse: { account }, source }: PaymentSourceLineProps) {
  if (source === 'roundup') return 'From your round-ups.';
  if (!account) return 'No bank account is linked: the payment is only recorded here.';
  return (
    <>
      From <bdi>{chargedAccountName(account)}</bdi>
      {account.available !== undefined && (
        <>
          , <Money amount={account.available} /> available
        </>
      )}
      .
    </>
  );
}
