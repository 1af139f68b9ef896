import type { Household } from '@dime-time/finance-core';
import { Card, ErrorBoundary, LinkButton, Section, Skeleton } from '../../primitives/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { PayoffPlansProps } from './PayoffPlans.tsx';
import { useWords } from '../../words/index.ts';
import { payoffPlansWords } from '../words/payoffPlans.ts';

const placeholder = () => <Skeleton shape="block" height="28rem" />;

/** Loads after the first paint: the chart is below the debts, out of view at first. */
const PayoffPlans = lazyComponent<PayoffPlansProps>(
  () => import('./PayoffPlans.tsx').then((module) => module.PayoffPlans),
  placeholder,
);

export interface PlansPanelProps {
  /** The household whose debts are paid; `undefined` while its figures load. */
  household: Household | undefined;
  /** The address of the planner; `undefined` where there is none. */
  plannerHref: string | undefined;
}

/** What the strategies would achieve with these debts, the household’s own forecast first. */
export function PlansPanel({ household, plannerHref }: PlansPanelProps) {
  const words = useWords(payoffPlansWords);
  return (
    <Card data-part="debts-plans">
      <Section
        id="plans"
        title={words.title}
        action={
          plannerHref !== undefined && (
            <LinkButton data-part="debts-planner" variant="soft" href={plannerHref}>
              {words.open}
            </LinkButton>
          )
        }
      >
        <ErrorBoundary title={words.error}>
          {household ? <PayoffPlans household={household} /> : placeholder()}
        </ErrorBoundary>
      </Section>
    </Card>
  );
}
