import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton } from '../../primitives/index.ts';
import type { PayoffScheduleProps } from '../PayoffSchedule/PayoffSchedule.tsx';
import type { PlanComparisonProps } from '../PlanComparison/PlanComparison.tsx';

/** The chart and its table, loaded separately: their code is larger than that of the answer. */
export const LazyPlanComparison = lazyComponent<PlanComparisonProps>(
  () => import('../PlanComparison/PlanComparison.tsx').then((module) => module.PlanComparison),
  () => <Skeleton shape="block" height="42rem" />,
);

/** The schedule, which is below everything else. */
export const LazyPayoffSchedule = lazyComponent<PayoffScheduleProps>(
  () => import('../PayoffSchedule/PayoffSchedule.tsx').then((module) => module.PayoffSchedule),
  () => <Skeleton shape="block" height="44rem" />,
);
