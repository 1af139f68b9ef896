import { chargedAccountName, type RoundUpPurse } from '../../purse.ts';
import { Money } from '../Money/index.ts';
import * as styles from './PaymentBoost.css.ts';

export interface BoostIntroProps {
  /** Whether anything is left to pay. */
  owed: boolean;
  /** The household's purse, which knows the account that pays. */
  purse: RoundUpPurse | undefined;
}

/** What one tap does, and the account it charges: said once for the whole panel. */
export function BoostIntro({ owed, purse }: BoostIntroProps) {
  return (
    <p className={styles.intro}>
      {owed ? <Words purse={purse} /> : 'This debt is paid off. There is nothing left to boost.'}
    </p>
  );
}

function Words({ purse }: Pick<BoostIntroProps, 'purse'>) {
  if (!purse) return 'One tap pays it toward this debt.';
  const { account } = purse;
  if (!account) {
    return 'One tap records it on this debt. No bank account is linked, so no money moves.';
  }
  return (
    <>
      One tap pays it toward this debt from <bdi>{chargedAccountName(account)}</bdi>
      {account.available !== undefined && (
        <>
          , <Money amount={account.available} /> available
        </>
      )}
      .
    </>
  );
}
