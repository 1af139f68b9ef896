import type { DebtPayment } from '../debtPayment.ts';
import { chargedAccountName, purseWords, type RoundUpPurse } from '../../round-ups/index.ts';
import { Money } from '../../money/index.ts';
import { ChargedAccountText } from '../PaymentReview/ChargedAccountText.tsx';
import { useWords } from '../../words/index.ts';

export interface PaymentSourceLineProps {
  purse: RoundUpPurse;
  source: DebtPayment['source'];
  /** Whether round-ups were requested as the source, but do not suffice. */
  exceeds: boolean;
}

/** The source of a payment’s money; a change is announced. */
export function PaymentSourceLine({ purse, source, exceeds }: PaymentSourceLineProps) {
  return (
    <span aria-live="polite">
      {exceeds && (
        <>
          More than your waiting round-ups (<Money amount={purse.waiting} />
          ).{' '}
        </>
      )}
      <Source purse={purse} source={source} exceeds={exceeds} />
    </span>
  );
}

function Source({
  purse: { account, waiting, paidLately },
  source,
  exceeds,
}: PaymentSourceLineProps) {
  const accounts = useWords(purseWords);
  if (source === 'roundup') {
    return (
      <>
        From your waiting round-ups (<Money amount={waiting} />)
        {account && (
          <>
            , taken from <bdi>{chargedAccountName(account, accounts)}</bdi>
          </>
        )}
        .
      </>
    );
  }
  if (!account) return 'No bank is linked, so no money moves. We’ll only record the payment.';
  return (
    <>
      {exceeds ? 'All of it comes from' : 'From'}{' '}
      <ChargedAccountText account={account} paidLately={paidLately} />.
    </>
  );
}
