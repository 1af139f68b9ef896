import { ZERO_CENTS, type CalendarDay, type Cents } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { lazy, Suspense } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Section } from '../../components/Section/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';

/** Comes by itself: the debts are read long before anyone has scrolled down to the chart. */
const PayoffPlans = lazy(() => import('./PayoffPlans.tsx'));

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
        <Suspense fallback={<Skeleton shape="block" height="25rem" />}>
          <PayoffPlans debts={debts} today={today} roundUps={roundUps} />
        </Suspense>
      </Section>
    </Card>
  );
}
