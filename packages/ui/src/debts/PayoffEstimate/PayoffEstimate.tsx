import type { CalendarDay, Household } from '@dime-time/finance-core';
import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useMoneyText } from '../../money/index.ts';
import { Disclosure, Stack } from '../../primitives/index.ts';
import { householdOf } from './householdForecast.ts';
import { payoffEstimate } from './PayoffEstimate.model.ts';
import type { PayoffDebt } from './payoffForecast.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { forecastExplanationWords } from '../words/forecastExplanation.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import * as styles from './PayoffEstimate.css.ts';
import { useToday } from '../../theme/Clock.ts';

export interface PayoffEstimateProps extends HostProps<'div', 'children'> {
  /** The debt, with its balance, rate and minimum payment. */
  debt: PayoffDebt;
  /**
   * The date of the balance.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /**
   * The debt’s household, whose forecast says how long the debt lasts. Keep the same object while
   * nothing in it changes: the forecast is calculated once for each.
   * @default only this debt, at its minimum payment
   */
  household?: Household | undefined;
  /**
   * The ID of the heading that names the debt, which describes “Why?”.
   * @default none
   */
  debtHeadingId?: string | undefined;
}

/** Shows how long a debt lasts: the simple estimate, and beside it the household’s forecast. */
export const PayoffEstimate = forwardRef<HTMLDivElement, PayoffEstimateProps>(
  function PayoffEstimate(
    { debt, today: givenDay, household, debtHeadingId, className, ...rest },
    ref,
  ) {
    const today = useToday(givenDay);
    const words = useWords(payoffEstimateWords);
    const explanation = useWords(forecastExplanationWords);
    const money = useMoneyText();
    const formats = useFormats();
    const owner = householdOf(debt, today, household);
    const estimate = payoffEstimate(debt, owner, money, words, explanation, formats);
    return (
      <Stack data-part="payoff-estimate" {...rest} ref={ref} gap={2} className={className}>
        <dl data-part="payoff-estimate-figures" className={styles.figures}>
          <div>
            <dt data-part="payoff-estimate-label" className={styles.label}>
              {words.simple}
            </dt>
            <dd data-part="payoff-estimate-value" className={styles.value}>
              {estimate.simple}
            </dd>
          </div>
          <div>
            <dt data-part="payoff-estimate-label" className={styles.label}>
              {owner.plan ? words.byPlan : words.withInterest}
            </dt>
            <dd
              data-part="payoff-estimate-value"
              className={styles.value}
              data-tone={estimate.tone}
            >
              {estimate.withInterest}
            </dd>
            <dd data-part="payoff-estimate-detail" className={styles.detail}>
              {estimate.detail}
            </dd>
          </div>
        </dl>
        <Disclosure lines={estimate.why} summaryDescribedBy={debtHeadingId} />
      </Stack>
    );
  },
);
