import type { CalendarDay, Cents } from '@dime-time/finance-core';
import { useMoneyText } from '../../money/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { LineSample, PastSample } from './LineSample.tsx';
import { outcomeText, pastText } from './PayoffChart.a11y.ts';
import type { ShownPlan } from './mergeEqualPlans.ts';
import * as styles from './PayoffChart.css.ts';

export interface PayoffLegendProps {
  plans: readonly ShownPlan[];
  startsOn: CalendarDay | undefined;
  /** What was owed at the end of each month before, oldest first. */
  past: readonly Cents[];
}

/** Every plan with its line style, and how it ends. */
export function PayoffLegend({ plans, startsOn, past }: PayoffLegendProps) {
  const words = useWords(payoffChartWords);
  const money = useMoneyText();
  const formats = useFormats();
  const before = pastText(past, startsOn, money, words, formats);
  return (
    <ul data-part="payoff-chart-legend" className={styles.legend}>
      {before !== undefined && (
        <li data-part="payoff-chart-past-entry" className={styles.plan}>
          <span className={styles.samplePlace}>
            <PastSample />
          </span>
          <span className={styles.planText}>
            <span className={styles.planName}>{words.past}</span>
            <span className={styles.planEnd}>{before}</span>
          </span>
        </li>
      )}
      {plans.map((plan) => (
        <li key={plan.name} data-part="payoff-chart-plan" className={styles.plan}>
          <span className={styles.samplePlace}>
            <LineSample look={plan.look} outcome={plan.outcome} />
          </span>
          <span className={styles.planText}>
            <bdi data-part="payoff-chart-plan-name" className={styles.planName}>
              {plan.name}
            </bdi>
            <span
              data-part="payoff-chart-plan-end"
              className={styles.planEnd}
              data-ends={plan.outcome === 'paid-off'}
            >
              {outcomeText(plan, startsOn, money, words, formats)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
