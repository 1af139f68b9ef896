import type { DebtPayment } from '../debtPayment.ts';
import { chargedAccountName, purseWords, type RoundUpPurse } from '../../round-ups/index.ts';
import { Money } from '../../money/index.ts';
import { ChargedAccountText } from '../PaymentReview/ChargedAccountText.tsx';
import { rich, useWords } from '../../words/index.ts';
import { paymentSourceLineWords } from '../words/paymentSourceLine.ts';

export interface PaymentSourceLineProps {
  purse: RoundUpPurse;
  source: DebtPayment['source'];
  /** Whether round-ups were requested as the source, but do not suffice. */
  exceeds: boolean;
}

/** The source of a payment’s money; a change is announced. */
export function PaymentSourceLine({ purse, source, exceeds }: PaymentSourceLineProps) {
  const words = useWords(paymentSourceLineWords);
  return (
    <span data-part="extra-payment-dialog-source" aria-live="polite">
      {exceeds && <>{rich(words.exceeds, { amount: <Money amount={purse.waiting} /> })} </>}
      <Source purse={purse} source={source} exceeds={exceeds} />
    </span>
  );
}

function Source({
  purse: { account, waiting, paidLately },
  source,
  exceeds,
}: PaymentSourceLineProps) {
  const words = useWords(paymentSourceLineWords);
  const accounts = useWords(purseWords);
  if (source === 'roundup') {
    const amount = <Money amount={waiting} />;
    return account
      ? rich(words.roundUpsAccount, {
          amount,
          account: <bdi>{chargedAccountName(account, accounts)}</bdi>,
        })
      : rich(words.roundUps, { amount });
  }
  if (!account) return words.noBank;
  return rich(exceeds ? words.allFromAccount : words.account, {
    account: <ChargedAccountText account={account} paidLately={paidLately} />,
  });
}
