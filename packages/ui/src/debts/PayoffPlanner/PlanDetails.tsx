import type { CalendarDay, PlannedTrendInput } from '@dime-time/finance-core';
import type { HistoryMonth } from '@dime-time/finance-core/contract';
import { memo } from 'react';
import { useSettled } from '../../internal/useSettled.ts';
import { Stack } from '../../primitives/index.ts';
import type { CalendarSubscription } from '../PaymentCalendar/CalendarDialog.tsx';
import { ComparisonCard } from '../PlanComparison/ComparisonCard.tsx';
import { LazyComparisonParts, LazyPlanPayments } from './LazyRest.tsx';
import * as styles from './PlanDetails.css.ts';
import type { ShownPlan } from './ShownPlan.ts';

export interface PlanDetailsProps {
  /** The plan as it is: the payments and the schedule follow it once it stays the same. */
  current: ShownPlan;
  /**
   * The same for the picture, which can be a moment later. Keep the same object while nothing in it
   * changes: the parts are rendered once for each.
   */
  shown: ShownPlan;
  today: CalendarDay;
  /** The household’s months, drawn before the plans; `undefined` without. */
  history: readonly HistoryMonth[] | undefined;
  /** What the saved plan promised on the day it was saved; `undefined` if that is not known. */
  promised: PlannedTrendInput['promised'] | undefined;
  /** The address to which a calendar app subscribes; `undefined` if the server has none. */
  subscription: CalendarSubscription | undefined;
}

const Comparison = memo(function Comparison({
  shown: { overview, savedPlan, debts },
  today,
  history,
  promised,
}: Pick<PlanDetailsProps, 'shown' | 'today' | 'history' | 'promised'>) {
  return (
    <ComparisonCard
      className={styles.later.comparison}
      plan={overview.plan}
      savedPlan={savedPlan}
      minimumOnly={overview.minimumOnly}
      debts={debts}
      history={history}
      promised={promised}
      today={today}
    >
      <LazyComparisonParts plan={overview.plan} debts={debts} today={today} />
    </ComparisonCard>
  );
});

/** What follows from a plan: how it compares, and then the next payments and every month of it. */
export function PlanDetails(props: PlanDetailsProps) {
  const { current, shown, today, history, promised, subscription } = props;
  const [below, settle] = useSettled(current);
  return (
    // A file or a sheet is of the plan as it is when its button is pressed.
    <Stack gap={5} onClickCapture={settle}>
      <Comparison shown={shown} history={history} promised={promised} today={today} />
      <LazyPlanPayments shown={below} today={today} subscription={subscription} />
    </Stack>
  );
}
