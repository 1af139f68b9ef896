import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton, Stack } from '../../primitives/index.ts';
import type { PlanBarProps } from './PlanBar.tsx';
import type { PlanDetailsProps } from './PlanDetails.tsx';
import type { PlanNoticeProps } from './PlanNotice.tsx';
import { HEIGHTS } from './PlanDetails.css.ts';
import type { PlanTermsProps } from './PlanTerms.tsx';

/** What is said of changes that are not of this visit: most visits have none. */
export const LazyPlanNotice = lazyComponent<PlanNoticeProps>(
  () => import('./PlanNotice.tsx').then((module) => module.PlanNotice),
  () => <Skeleton shape="block" height="8rem" />,
);

/** What follows from the plan. It comes together, as each part is as tall as its plan is long. */
export const LazyPlanDetails = lazyComponent<PlanDetailsProps>(
  () => import('./PlanDetails.tsx').then((module) => module.PlanDetails),
  PlanDetailsSkeleton,
);

/** The bar with the date, which is there only once the answer is scrolled away. */
export const LazyPlanBar = lazyComponent<PlanBarProps>(
  () => import('./PlanBar.tsx').then((module) => module.PlanBar),
  undefined,
  true,
);

/** The rates and minimums, which are changed less often than the plan. */
export const LazyPlanTerms = lazyComponent<PlanTermsProps>(
  () => import('./PlanTerms.tsx').then((module) => module.PlanTerms),
  ({ household }) => {
    const rows = household.debts.filter(({ currentBalance }) => currentBalance > 0).length;
    return <Skeleton shape="block" height={`calc(${6.75 + 4.5 * rows}rem + ${rows - 1}px)`} />;
  },
);

/** As tall as the details of three debts, as a plan usually has several. */
export function PlanDetailsSkeleton() {
  return (
    <Stack gap={5}>
      {Object.entries(HEIGHTS).map(([part, height]) => (
        <Skeleton key={part} shape="block" height={height} />
      ))}
    </Stack>
  );
}
