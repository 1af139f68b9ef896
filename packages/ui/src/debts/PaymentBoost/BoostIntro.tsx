import type { RoundUpPurse } from '../../round-ups/index.ts';
import { ChargedAccountText } from '../PaymentReview/ChargedAccountText.tsx';
import { rich, useWords } from '../../words/index.ts';
import { paymentBoostWords } from '../words/paymentBoost.ts';
import * as styles from './PaymentBoost.css.ts';

export interface BoostIntroProps {
  /** Whether anything is left to pay. */
  owed: boolean;
  /** The household’s purse, which names the account that pays. */
  purse: RoundUpPurse | undefined;
}

/** Says once for the whole panel what one tap does, and which account it charges. */
export function BoostIntro({ owed, purse }: BoostIntroProps) {
  const words = useWords(paymentBoostWords);
  return (
    <p data-part="payment-boost-intro" className={styles.intro}>
      {owed ? <Intro purse={purse} /> : words.paidOff}
    </p>
  );
}

function Intro({ purse }: Pick<BoostIntroProps, 'purse'>) {
  const words = useWords(paymentBoostWords);
  if (!purse) return words.intro;
  const { account, paidLately } = purse;
  if (!account) return words.introNoBank;
  return rich(words.introAccount, {
    account: <ChargedAccountText account={account} paidLately={paidLately} />,
  });
}
