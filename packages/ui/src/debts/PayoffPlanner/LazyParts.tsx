import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Skeleton } from '../../primitives/index.ts';
import type { PaymentCalendarProps } from '../PaymentCalendar/PaymentCalendar.tsx';
import type { PayoffScheduleProps } from '../PayoffSchedule/PayoffSchedule.tsx';
import type { PlanComparisonProps } from '../PlanComparison/PlanComparison.tsx';
import type { PlanBarProps } from './PlanBar.tsx';
import type { PlanNoticeProps } from './PlanNotice.tsx';
import type { PlanTermsProps } from './PlanTerms.tsx';

/** What is said of changes that are not of this visit: most visits have none. */
export const LazyPlanNotice = lazyComponent<PlanNoticeProps>(
  () => import('./PlanNotice.tsx').then((module) => module.PlanNotice),
  () => <Skeleton shape="block" height="8rem" />,
);

/** The chart and its table, loaded separately: their code is larger than that of the answer. */
export const LazyPlanComparison = lazyComponent<PlanComparisonProps>(
  () => import('../PlanComparison/PlanComparison.tsx').then((module) => module.PlanComparison),
  () => <Skeleton shape="block" height="42rem" />,
);

/** The next payments, whose calendar file has code of its own. */
export const LazyPaymentCalendar = lazyComponent<PaymentCalendarProps>(
  () => import('../PaymentCalendar/PaymentCalendar.tsx').then((module) => module.PaymentCalendar),
  () => <Skeleton shape="block" height="20rem" />,
);

/** The schedule, which is below everything else. */
export const LazyPayoffSchedule = lazyComponent<PayoffScheduleProps>(
  () => import('../PayoffSchedule/PayoffSchedule.tsx').then((module) => module.PayoffSchedule),
  () => <Skeleton shape="block" height="44rem" />,
);

/** The bar of a phone, which is there only once the answer is scrolled away. */
export const LazyPlanBar = lazyComponent<PlanBarProps>(
  () => import('./PlanBar.tsx').then((module) => module.PlanBar),
  undefined,
  true,
);

/** The rates and minimums, which are changed less often than the plan. */
export const LazyPlanTerms = lazyComponent<PlanTermsProps>(
  () => import('./PlanTerms.tsx').then((module) => module.PlanTerms),
  () => <Skeleton shape="block" height="20rem" />,
);
