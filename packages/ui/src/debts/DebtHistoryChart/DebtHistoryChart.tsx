import type { CalendarDay, Household } from '@dime-time/finance-core';
import type { Debt, HistoryMonth } from '@dime-time/finance-core/contract';
import { forwardRef, useMemo } from 'react';
import { DebtTrendChart } from '../../charts/index.ts';
import type { AnyHostProps } from '../../theme/hostProps.ts';
import { useToday } from '../../theme/Clock.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { debtHistoryChartWords } from '../words/debtHistoryChart.ts';
import { debtHistoryModel } from './DebtHistoryChart.model.ts';

export interface DebtHistoryChartProps extends AnyHostProps<'children'> {
  /** The debt, with what is owed on it today. */
  debt: Pick<Debt, 'id' | 'currentBalance'>;
  /** The household’s months, oldest first. */
  history: readonly HistoryMonth[];
  /**
   * The debt’s household, whose forecast the line continues with. Keep the same object while nothing
   * in it changes: the forecast is calculated once for each.
   * @default no forecast
   */
  household?: Household | undefined;
  /**
   * Today’s date.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
}

/** Shows what was owed on one debt by month, and what the household’s forecast leaves of it. */
export const DebtHistoryChart = forwardRef<HTMLElement, DebtHistoryChartProps>(
  function DebtHistoryChart({ debt, history, household, today: givenDay, ...rest }, ref) {
    const words = useWords(debtHistoryChartWords);
    const formats = useFormats();
    const today = useToday(givenDay);
    const { points, todayIndex, isZero, hasForecast } = useMemo(
      () => debtHistoryModel({ debt, history, household, today }, formats),
      [debt, history, household, today, formats],
    );
    return (
      <DebtTrendChart
        data-part="debt-history-chart"
        {...rest}
        ref={ref}
        points={isZero ? [] : points}
        datasetLabel={words.dataset}
        markedIndex={todayIndex}
        marksToday={hasForecast}
        emptyText={words.empty}
      />
    );
  },
);
