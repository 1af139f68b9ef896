import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { whenInSight } from '../../internal/whenInSight.ts';
import { Skeleton } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import type { ComparisonPartsProps } from '../PlanComparison/ComparisonParts.tsx';
import { paymentCalendarWords } from '../words/paymentCalendar.ts';
import { payoffScheduleWords } from '../words/payoffSchedule.ts';
import { PartSkeleton } from './PartSkeleton.tsx';
import { COMPARISON_PARTS } from './PlanDetails.css.ts';
import type { PlanPaymentsProps } from './PlanPayments.tsx';
import type * as PlanRest from './PlanRest.ts';

let rest: Promise<typeof PlanRest> | undefined;

/**
 * The rest comes together, as each part is as tall as its plan is long and would move those below it: what
 * waits for the same promise is rendered at once.
 */
function loadRest(): Promise<typeof PlanRest> {
  rest ??= import('./PlanRest.ts').catch((cause: unknown) => {
    rest = undefined;
    throw cause;
  });
  return rest;
}

export const LazyComparisonParts = lazyComponent<ComparisonPartsProps>(
  () => loadRest().then((module) => module.ComparisonParts),
  () => <Skeleton shape="block" height={COMPARISON_PARTS} />,
  'error',
  whenInSight,
);

export const LazyPlanPayments = lazyComponent<PlanPaymentsProps>(
  () => loadRest().then((module) => module.PlanPayments),
  PlanPaymentsSkeleton,
  'error',
  whenInSight,
);

export function PlanPaymentsSkeleton() {
  const { title: payments } = useWords(paymentCalendarWords);
  const { title: schedule } = useWords(payoffScheduleWords);
  return (
    <>
      <PartSkeleton title={payments} part="payments" />
      <PartSkeleton title={schedule} part="schedule" />
    </>
  );
}
