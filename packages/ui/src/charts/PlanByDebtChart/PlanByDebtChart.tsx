import { isDueThisMonth, type CalendarDay, type PlanResult } from '@dime-time/finance-core';
import { forwardRef, useMemo } from 'react';
import { useToday } from '../../theme/Clock.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { ChartPlaceholder } from '../plot/ChartPlaceholder.tsx';
import { planByDebtChartWords } from '../words/planByDebtChart.ts';
import { BandPlot } from './BandPlot.tsx';
import { planBands, type NamedDebt } from './planBands.ts';

export interface PlanByDebtChartProps extends AnyHostProps<'children'> {
  /** The plan, as `simulatePlan` returns it; without one, nothing is owed. */
  plan: PlanResult | undefined;
  /**
   * Its debts, for their names, in an order that does not depend on the plan. Of more than six, the
   * five largest have a band each and the others share one.
   */
  debts: readonly NamedDebt[];
  /**
   * The date of the balances, which names the months.
   * @default today’s date by the provider’s clock
   */
  startsOn?: CalendarDay | undefined;
  /**
   * What is shown, in the name of the slider and for assistive technology.
   * @default 'What you owe, by debt'
   */
  label?: string;
  /**
   * Whether the plan is still being calculated; the chart then keeps its size.
   * @default false
   */
  loading?: boolean;
  /**
   * The message when nothing is owed.
   * @default 'Nothing is owed'
   */
  emptyText?: string;
}

/**
 * Shows what is owed under one plan month by month, as a band for each debt on top of another, so that
 * it is seen which debt goes when.
 */
export const PlanByDebtChart = forwardRef<HTMLElement, PlanByDebtChartProps>(
  function PlanByDebtChart(
    { plan, debts, startsOn: givenDay, label, loading = false, emptyText, ...rest },
    ref,
  ) {
    const startsOn = useToday(givenDay);
    const words = useWords(planByDebtChartWords);
    const bands = useMemo(
      () => (plan ? planBands(plan, debts, words.others) : []),
      [plan, debts, words],
    );
    if (loading || !plan || bands.length === 0) {
      return (
        <ChartPlaceholder data-part="plan-by-debt-chart" {...rest} ref={ref}>
          {loading ? undefined : (emptyText ?? words.empty)}
        </ChartPlaceholder>
      );
    }
    return (
      <BandPlot
        {...rest}
        figureRef={ref}
        bands={bands}
        startsOn={startsOn}
        dueThisMonth={isDueThisMonth(plan)}
        label={label ?? words.label}
      />
    );
  },
);
