import type { Household } from '@dime-time/finance-core';
import { Card, ErrorBoundary, Section, Skeleton } from '../../primitives/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { PayoffPlansProps } from './PayoffPlans.tsx';

const placeholder = () => <Skeleton shape="block" height="28rem" />;

/** Loads after the first paint: the chart is below the debts, out of view at first. */
const PayoffPlans = lazyComponent<PayoffPlansProps>(
  () => import('./PayoffPlans.tsx').then((module) => module.PayoffPlans),
  placeholder,
);

export interface PlansPanelProps {
  /** The household whose debts are paid; `undefined` while its figures load. */
  household: Household | undefined;
}

/** What the strategies would achieve with these debts, the household’s own forecast first. */
export function PlansPanel({ household }: PlansPanelProps) {
  return (
    <Card>
      <Section id="plans" title="Your Payoff Plans">
        <ErrorBoundary title="Your plans couldn’t load">
          {household ? <PayoffPlans household={household} /> : placeholder()}
        </ErrorBoundary>
      </Section>
    </Card>
  );
}
