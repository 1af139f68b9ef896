import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { whenInSight } from '../../internal/whenInSight.ts';
import { whenUsed } from '../../internal/whenUsed.ts';
import { Card, Section, Skeleton, Stack } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { planComparisonWords } from '../words/planComparison.ts';
import { planTermsWords } from '../words/planTerms.ts';
import { PlanPaymentsSkeleton } from './LazyRest.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import type { PlanBarProps } from './PlanBar.tsx';
import type { PlanDetailsProps } from './PlanDetails.tsx';
import type { PlanNoticeProps } from './PlanNotice.tsx';
import type { PlanTermsProps } from './PlanTerms.tsx';

/** What is said of changes that are not of this visit: most visits have none. */
export const LazyPlanNotice = lazyComponent<PlanNoticeProps>(
  () => import('./PlanNotice.tsx').then((module) => module.PlanNotice),
  () => <Skeleton shape="block" height="8rem" />,
);

/** What follows from the plan: first the chart of it, which on a wide screen is beside the levers. */
export const LazyPlanDetails = lazyComponent<PlanDetailsProps>(
  () => import('./PlanDetails.tsx').then((module) => module.PlanDetails),
  PlanDetailsSkeleton,
  'error',
  whenInSight,
);

/** The bar with the date, which is there only once the answer is scrolled away. */
export const LazyPlanBar = lazyComponent<PlanBarProps>(
  () => import('./PlanBar.tsx').then((module) => module.PlanBar),
  undefined,
  'nothing',
  whenUsed,
);

/** The rates and minimums, which are changed less often than the plan. */
export const LazyPlanTerms = lazyComponent<PlanTermsProps>(
  () => import('./PlanTerms.tsx').then((module) => module.PlanTerms),
  function PlanTermsSkeleton({ household }) {
    const words = useWords(planTermsWords);
    const rows = household.debts.filter(({ currentBalance }) => currentBalance > 0).length;
    return (
      <Card>
        <Section title={words.title} description={words.description}>
          <Skeleton shape="block" height={`calc(${4.5 * rows}rem + ${rows - 1}px)`} />
        </Section>
      </Card>
    );
  },
  'error',
  whenInSight,
);

/** As tall as the details of three debts, as a plan usually has several. */
export function PlanDetailsSkeleton() {
  const words = useWords(planComparisonWords);
  return (
    <Stack gap={5}>
      <PartSkeleton title={words.title} part="comparison" />
      <PlanPaymentsSkeleton />
    </Stack>
  );
}
