import type { CalendarDay, Household } from '@dime-time/finance-core';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useMoneyText } from '../../useMoneyText.ts';
import { Why } from '../Why/index.ts';
import { householdOf } from './householdForecast.ts';
import { payoffEstimate } from './PayoffEstimate.model.ts';
import type { PayoffDebt } from './truePayoff.ts';
import * as styles from './PayoffEstimate.css.ts';

export interface PayoffEstimateProps extends HostProps<'div', 'children'> {
  /** The debt, with its balance, rate and minimum payment. */
  debt: PayoffDebt;
  /** The day the balance is of. */
  today: CalendarDay;
  /**
   * The household the debt is one of, whose forecast says how long it lasts. Keep the object while
   * nothing of it changes: the forecast is worked out once for each.
   * @default the debt alone, at its minimum payment
   */
  household?: Household | undefined;
  /**
   * The id of the heading that names the debt, which describes the question why.
   * @default none
   */
  debtHeadingId?: string | undefined;
}

/** How long a debt lasts: the simple estimate, and beside it what the household's forecast says. */
export const PayoffEstimate = forwardRef<HTMLDivElement, PayoffEstimateProps>(
  function PayoffEstimate({ debt, today, household, debtHeadingId, className, ...rest }, ref) {
    const estimate = payoffEstimate(debt, householdOf(debt, today, household), useMoneyText());
    return (
      <div {...rest} ref={ref} className={classes(styles.root, className)}>
        <dl className={styles.figures}>
          <div>
            <dt className={styles.label}>Simple estimate (no interest)</dt>
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
