import { ZERO_CENTS, type CalendarDay, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { Card } from '../../components/Card/index.ts';
import { ErrorBoundary } from '../../components/ErrorBoundary/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Section } from '../../components/Section/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { latePart } from '../../latePart.tsx';
import type { PayoffPlansProps } from './PayoffPlans.tsx';

/** Comes by itself: the debts are read long before anyone has scrolled down to the chart. */
const PayoffPlans = latePart<PayoffPlansProps>(
  () => import('./PayoffPlans.tsx').then((module) => module.PayoffPlans),
  () => <Skeleton shape="block" height="25rem" />,
);

export interface PlansPanelProps {
  debts: readonly Debt[];
  today: CalendarDay;
  /** What purchases rounded up to since the 1st; `undefined` where that is not known. */
  thisMonthRoundUps: Cents | undefined;
}

/** What the strategies would come to with these debts. */
export function PlansPanel({ debts, today, thisMonthRoundUps }: PlansPanelProps) {
  const roundUps = thisMonthRoundUps ?? ZERO_CENTS;
  return (
    <Card>
      <Section
        title="Your Payoff Plans"
        description={
          <>
            Your debts at today’s minimum payments, freed minimums going to the next debt
            {roundUps > 0 && (
              <>
                , and with this month’s round-ups of <Money amount={roundUps} /> paid on top each
                month
              </>
            )}
            .
          </>
        }
      >
        <ErrorBoundary title="Your plans could not be shown">
          <PayoffPlans debts={debts} today={today} roundUps={roundUps} />
        </ErrorBoundary>
      </Section>
    </Card>
  );
}
