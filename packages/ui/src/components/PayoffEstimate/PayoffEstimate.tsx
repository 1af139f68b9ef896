import type { CalendarDay } from '@dime-time/finance-core';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useMoneyText } from '../../useMoneyText.ts';
import { Why } from '../Why/index.ts';
import { payoffEstimate } from './PayoffEstimate.model.ts';
import type { PayoffDebt } from './truePayoff.ts';
import * as styles from './PayoffEstimate.css.ts';

export interface PayoffEstimateProps extends HostProps<'div', 'children'> {
  /** The debt, with its balance, rate and minimum payment. */
  debt: PayoffDebt;
  /** The day the balance is of. */
  today: CalendarDay;
  /**
   * The id of the heading that names the debt, which describes the question why.
   * @default none
   */
  debtHeadingId?: string | undefined;
}

/** How long a debt lasts at its minimum payment: the simple estimate, and beside it the truth with interest. */
export const PayoffEstimate = forwardRef<HTMLDivElement, PayoffEstimateProps>(
  function PayoffEstimate({ debt, today, debtHeadingId, className, ...rest }, ref) {
    const estimate = payoffEstimate(debt, today, useMoneyText());
    return (
      <div {...rest} ref={ref} className={classes(styles.root, className)}>
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
        <Why lines={estimate.why} summaryDescribedBy={debtHeadingId} />
      </div>
    );
  },
);
