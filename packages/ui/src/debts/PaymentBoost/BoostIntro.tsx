import type { RoundUpPurse } from '../../round-ups/index.ts';
import { ChargedAccountText } from '../PaymentReview/ChargedAccountText.tsx';
import * as styles from './PaymentBoost.css.ts';

export interface BoostIntroProps {
  /** Whether anything is left to pay. */
  owed: boolean;
  /** The household’s purse, which names the account that pays. */
  purse: RoundUpPurse | undefined;
}

/** Says once for the whole panel what one tap does, and which account it charges. */
export function BoostIntro({ owed, purse }: BoostIntroProps) {
  return (
    <p className={styles.intro}>{owed ? <Words purse={purse} /> : 'This debt is paid off.'}</p>
  );
}

function Words({ purse }: Pick<BoostIntroProps, 'purse'>) {
  if (!purse) return 'Tap an amount to pay it toward this debt.';
  const { account, paidLately } = purse;
  if (!account) {
    return 'No bank is linked, so no money moves. Tap an amount to record a payment you made elsewhere.';
  }
  return (
    <>
      Tap an amount to pay it toward this debt from{' '}
      <ChargedAccountText account={account} paidLately={paidLately} />.
    </>
  );
}
