import type { CalendarDay } from '@dime-time/finance-core';
import { useMoneyText } from '../../useMoneyText.ts';
import { Why } from '../Why/index.ts';
import { payoffEstimate } from './PayoffEstimate.model.ts';
import type { PayoffDebt } from './truePayoff.ts';
import * as styles from './PayoffEstimate.css.ts';

export interface PayoffEstimateProps {
  /** The debt, with its balance, rate and minimum payment. */
  debt: PayoffDebt;
  /** The day the balance is of. */
  today: CalendarDay;
}

/** How long a debt lasts at its minimum payment: the simple estimate, and beside it the truth with interest. */
export function PayoffEstimate({ debt, today }: PayoffEstimateProps) {
  const estimate = payoffEstimate(debt, today, useMoneyText());
  return (
    <div className={styles.root}>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.label}>Estimated payoff · simple estimate</dt>
          <dd className={styles.value}>{estimate.simple}</dd>
        </div>
        <div>
          <dt className={styles.label}>With interest</dt>
          <dd className={styles.value} data-tone={estimate.tone}>
            {estimate.withInterest}
          </dd>
          <dd className={styles.detail}>{estimate.detail}</dd>
        </div>
      </dl>
      <Why lines={estimate.why} />
    </div>
  );
}
