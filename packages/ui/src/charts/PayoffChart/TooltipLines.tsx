import type { Cents } from '@dime-time/finance-core';
import { classes } from '../../theme/classes.ts';
import { tabular } from '../../theme/text.css.ts';
import { useMoneyText } from '../../money/index.ts';
import { useWords } from '../../words/index.ts';
import { payoffChartWords } from '../words/payoffChart.ts';
import { LineSample, PastSample } from './LineSample.tsx';
import { amountText } from './PayoffChart.a11y.ts';
import { linesIn } from './payoffLine.ts';
import type { ShownPlan } from './mergeEqualPlans.ts';
import * as plotStyles from '../plot/plot.css.ts';
import * as styles from './PayoffChart.css.ts';

/** What was owed in a month of the past. */
export function PastLine({ owed }: { owed: Cents }) {
  const words = useWords(payoffChartWords);
  const money = useMoneyText();
  return (
    <div data-part="chart-tooltip-line" className={plotStyles.tooltipLine}>
      <PastSample />
      <span data-part="payoff-chart-tooltip-name" className={styles.tooltipName}>
        {words.past}
      </span>
      <span
        data-part="payoff-chart-tooltip-amount"
        className={classes(styles.tooltipAmount, tabular)}
      >
        {money(owed)}
      </span>
    </div>
  );
}

/** The balance of each plan that a month has. */
export function TooltipLines({ plans, month }: { plans: readonly ShownPlan[]; month: number }) {
  const words = useWords(payoffChartWords);
  const money = useMoneyText();
  return linesIn(plans, month).map((plan) => (
    <div key={plan.name} data-part="chart-tooltip-line" className={plotStyles.tooltipLine}>
      <LineSample look={plan.look} outcome={plan.outcome} />
      <span data-part="payoff-chart-tooltip-name" className={styles.tooltipName}>
        {plan.name}
      </span>
      <span
        data-part="payoff-chart-tooltip-amount"
        className={classes(styles.tooltipAmount, month < plan.balances.length && tabular)}
      >
        {amountText(plan, month, money, words)}
      </span>
    </div>
  ));
}
