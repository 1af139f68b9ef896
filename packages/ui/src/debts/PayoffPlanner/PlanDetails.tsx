import type {
  CalendarDay,
  Cents,
  PlannedTrendInput,
  PlanOverview,
  PlanResult,
} from '@dime-time/finance-core';
import type { Debt, HistoryMonth, PlanRequest } from '@dime-time/finance-core/contract';
import { memo } from 'react';
import { useSettled } from '../../internal/useSettled.ts';
import { Stack } from '../../primitives/index.ts';
import type { CalendarSubscription } from '../PaymentCalendar/CalendarDialog.tsx';
import { PaymentCalendar } from '../PaymentCalendar/PaymentCalendar.tsx';
import { PayoffSchedule } from '../PayoffSchedule/PayoffSchedule.tsx';
import { PlanComparison } from '../PlanComparison/PlanComparison.tsx';
import * as styles from './PlanDetails.css.ts';

/** A plan, as the parts below its answer show it. */
export interface ShownPlan {
  readonly debts: readonly Debt[];
  readonly choices: Pick<PlanRequest, 'strategy' | 'extraMonthly' | 'oneOffs'>;
  /** The edited plan, and the same with the minimums alone. */
  readonly overview: PlanOverview;
  /** The saved plan, where the edited one differs from it. */
  readonly savedPlan: PlanResult | undefined;
  /** How much of the next payments comes from round-ups. */
  readonly monthlyRoundUps: Cents;
}

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

const Comparison = memo(PlanComparison);
const Calendar = memo(PaymentCalendar);
const Schedule = memo(PayoffSchedule);

/** What follows from a plan: how it compares, and then the next payments and every month of it. */
export function PlanDetails(props: PlanDetailsProps) {
  const { current, shown, today, history, promised, subscription } = props;
  const [below, settle] = useSettled(current);
  return (
    // A file or a sheet is of the plan as it is when its button is pressed.
    <Stack gap={5} onClickCapture={settle}>
      <Comparison
        className={styles.later.comparison}
        plan={shown.overview.plan}
        savedPlan={shown.savedPlan}
        minimumOnly={shown.overview.minimumOnly}
        debts={shown.debts}
        history={history}
        promised={promised}
        today={today}
      />
      <Calendar
        className={styles.later.payments}
        debts={below.debts}
        overview={below.overview}
        monthlyRoundUps={below.monthlyRoundUps}
        today={today}
        subscription={subscription}
      />
      <Schedule
        className={styles.later.schedule}
        plan={below.overview.plan}
        debts={below.debts}
        strategy={below.choices.strategy}
        extraMonthly={below.choices.extraMonthly}
        oneOffs={below.choices.oneOffs}
        today={today}
      />
    </Stack>
  );
}
