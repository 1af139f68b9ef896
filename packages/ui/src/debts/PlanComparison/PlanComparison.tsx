import { forwardRef } from 'react';
import { ComparisonCard, type PlanComparisonProps } from './ComparisonCard.tsx';
import { ComparisonParts } from './ComparisonParts.tsx';

export type { PlanComparisonProps } from './ComparisonCard.tsx';

/** Compares what is owed under the edited plan, the saved one and the minimums, and by year. */
export const PlanComparison = forwardRef<HTMLElement, PlanComparisonProps>(
  function PlanComparison(props, ref) {
    return (
      <ComparisonCard {...props} ref={ref}>
        <ComparisonParts plan={props.plan} debts={props.debts} today={props.today} />
      </ComparisonCard>
    );
  },
);
