import type { CalendarDay } from '@dime-time/finance-core';
import type { CalendarSubscription } from '../PaymentCalendar/CalendarDialog.tsx';
import { PaymentCalendar } from '../PaymentCalendar/PaymentCalendar.tsx';
import { PayoffSchedule } from '../PayoffSchedule/PayoffSchedule.tsx';
import * as styles from './PlanDetails.css.ts';
import type { ShownPlan } from './ShownPlan.ts';

export interface PlanPaymentsProps {
  /** The plan, once it stays the same. */
  shown: ShownPlan;
  today: CalendarDay;
  /** The address to which a calendar app subscribes; `undefined` if the server has none. */
  subscription: CalendarSubscription | undefined;
}

/** The next payments of a plan, and every month of it. */
export function PlanPayments({
  shown: { debts, overview, choices, monthlyRoundUps },
  today,
  subscription,
}: PlanPaymentsProps) {
  return (
    <>
      <PaymentCalendar
        className={styles.later.payments}
        debts={debts}
        overview={overview}
        monthlyRoundUps={monthlyRoundUps}
        today={today}
        subscription={subscription}
      />
      <PayoffSchedule
        className={styles.later.schedule}
        plan={overview.plan}
        debts={debts}
        strategy={choices.strategy}
        extraMonthly={choices.extraMonthly}
        oneOffs={choices.oneOffs}
        today={today}
      />
    </>
  );
}
