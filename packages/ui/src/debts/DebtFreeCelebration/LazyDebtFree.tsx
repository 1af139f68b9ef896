import { Skeleton } from '../../primitives/index.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import type { DebtFreeCelebrationProps } from './DebtFreeCelebration.tsx';

/** Loaded separately, because few households see it. Without it, the rest of the page remains. */
export const LazyDebtFree = lazyComponent<DebtFreeCelebrationProps>(
  () => import('./DebtFreeCelebration.tsx').then((module) => module.DebtFreeCelebration),
  () => <Skeleton shape="block" height="24rem" />,
  'nothing',
);
